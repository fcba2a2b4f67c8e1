import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  parse,
  Visitor,
  type Message,
  type MessageReference,
  type SelectExpression,
  type VariableReference,
  type BaseNode,
} from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../src/astrolude/locales');
const SOURCES = join(import.meta.dirname, '..');
const areas = readdirSync(join(LOCALES, 'en')).filter((file) => file.endsWith('.ftl'));

/** Each message (and attribute) of a file with the variables it uses, itself or through messages it refers to. */
function messages(language: string, area: string): Record<string, string[]> {
  const resource = parse(readFileSync(join(LOCALES, language, area), 'utf8'), {});
  const patterns = new Map<string, BaseNode>();
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`${language}/${area} cannot be read: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    const message = entry as Message;
    if (message.value) patterns.set(message.id.name, message.value);
    for (const attribute of message.attributes) patterns.set(`${message.id.name}.${attribute.id.name}`, attribute);
  }
  return Object.fromEntries([...patterns].map(([id, pattern]) => [id, [...variables(pattern, patterns)].sort()]));
}

function variables(node: BaseNode, patterns: ReadonlyMap<string, BaseNode>): Set<string> {
  const names = new Set<string>();
  class Collector extends Visitor {
    override visitVariableReference(reference: VariableReference): void {
      names.add(reference.id.name);
    }
    override visitMessageReference(reference: MessageReference): void {
      const pattern = patterns.get(reference.id.name);
      if (pattern) this.visit(pattern);
    }
    /** One language has a plural where another has none (minerais, ore): what only chooses a form is not told. */
    override visitSelectExpression(choice: SelectExpression): void {
      const { selector } = choice;
      if (selector.type !== 'VariableReference' || selector.id.name !== 'count') this.visit(selector);
      for (const variant of choice.variants) this.visit(variant);
    }
  }
  new Collector().visit(node);
  return names;
}

describe.each(areas)('%s', (area) => {
  it('says the same in French and in English, with the same variables', () => {
    expect(messages('fr', area)).toEqual(messages('en', area));
  });
});

describe('the texts of the page', () => {
  const known = new Set(['app.ftl', 'common.ftl'].flatMap((area) => Object.keys(messages('en', area))));

  function sources(folder: string): string[] {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  }

  it('exist for every message that a component names', () => {
    const named = sources(SOURCES).flatMap((text) => [...text.matchAll(/['"`]((?:app|common)-[\w-]*\w)['"`]/g)]);
    const missing = named.map((match) => match[1] ?? '').filter((id) => !known.has(id));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('are all used', () => {
    const all = sources(SOURCES).join('\n');
    const families = [...all.matchAll(/`((?:app|common)-[\w-]*-)\$\{/g)].map((match) => match[1] ?? '');
    families.push('common-obstacle-'); // the engine names these
    const unused = [...known].filter((id) => !all.includes(id) && !families.some((family) => id.startsWith(family)));
    expect(unused).toEqual([]);
  });

  it('leave a narrow no-break space before double signs in French', () => {
    const french = readFileSync(join(LOCALES, 'fr', 'app.ftl'), 'utf8');
    const loose = french.split('\n').filter((line) => !line.startsWith('#') && / [:;!?](\s|$)/.test(line));
    expect(loose).toEqual([]);
  });
});
