import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import PanZoom from './PanZoom.svelte';

const children = createRawSnippet(() => ({ render: () => '<g></g>' }));
const BOARD = { width: 400, height: 300, label: 'Map', children };
const START = { x: 100, y: 50, width: 200, height: 150 };

function seen(container: Element): string | null | undefined {
  return container.querySelector('svg')?.getAttribute('viewBox');
}

describe('a board that grows', () => {
  it('keeps in sight what was looked at', async () => {
    const { container, rerender } = render(PanZoom, { props: { ...BOARD, start: START, anchor: [200, 150] as const } });
    expect(seen(container)).toBe('100 50 200 150');
    await rerender({ ...BOARD, width: 600, start: START, anchor: [320, 140] as const });
    expect(seen(container)).toBe('220 40 200 150');
  });

  it('is seen as a whole as long as nobody looks closer', async () => {
    const { container, rerender } = render(PanZoom, { props: { ...BOARD, anchor: [200, 150] as const } });
    await rerender({ ...BOARD, width: 600, anchor: [300, 150] as const });
    expect(seen(container)).toBe('0 0 600 300');
  });
});
