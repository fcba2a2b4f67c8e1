import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The declarations of the first rule with a selector. */
function rule(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const night = rule(':root');
const light = rule('[data-theme="light"]');
const board = rule('[data-theme="light"] .plate');
const PAPER = ['--ink-0', '--ink-2', '--ink-3', '--ink-4'];

describe('the white room of Space Gate', () => {
  it('is white in both themes', () => {
    for (const theme of [night, light, board]) {
      expect(luminance(theme.get('--r-modules') ?? '')).toBeGreaterThan(0.85);
    }
  });

  it('stands out from every ground: by itself at night, by its outline on paper', () => {
    expect(night.get('--r-modules-edge')).toBeUndefined();
    for (const ground of PAPER) {
      expect(contrast(night.get('--r-modules') ?? '', night.get(ground) ?? '')).toBeGreaterThan(3);
      expect(contrast(light.get('--r-modules-edge') ?? '', light.get(ground) ?? '')).toBeGreaterThan(3);
    }
    expect(board.get('--r-modules-edge')).toBe('initial');
  });
});
