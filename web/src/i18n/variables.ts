/** Which arguments a text uses. */
import type { Message } from '@fluent/bundle';

export type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];

/** The arguments that a message may use, those of its attributes included. */
export function variablesOf(message: Message | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  if (!message) return found;
  for (const pattern of [message.value, ...Object.values(message.attributes)]) collect(pattern ?? '', found);
  return found;
}

function collect(pattern: Pattern, found: Set<string>): void {
  if (typeof pattern !== 'string') for (const element of pattern) collectFrom(element, found);
}

function collectFrom(element: Element, found: Set<string>): void {
  if (typeof element === 'string') return;
  if (element.type === 'var') found.add(element.name);
  if (element.type === 'select') {
    collectFrom(element.selector, found);
    for (const { value } of element.variants) collect(value, found);
  }
  if (element.type === 'func' || element.type === 'term')
    for (const argument of element.args) collectFrom(argument.type === 'narg' ? argument.value : argument, found);
}
