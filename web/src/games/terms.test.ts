import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Drawn } from '../design/sign';

const TERMS = readFileSync(join(import.meta.dirname, '../../../src/astrolude/locales/en/terms.ftl'), 'utf8');
const SIGNS = import.meta.glob<Record<string, Drawn>>('./*/terms.ts', { import: 'TERM_SIGNS', eager: true });

describe('the signs of terms', () => {
  it.each(Object.entries(SIGNS))('of %s are those of its evaluation', (path, signs) => {
    const game = path.split('/')[1] ?? '';
    const named = Object.keys(signs);
    expect(named).not.toEqual([]);
    // What evaluations count is named in the texts; a test of the package holds these to the evaluations.
    expect(named.filter((term) => !TERMS.includes(`\nterms-${game}-${term} = `))).toEqual([]);
  });
});
