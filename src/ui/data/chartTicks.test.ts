import { describe, expect, it } from 'vitest';
import { chartTicks } from './chartTicks.ts';

describe('chartTicks', () => {
  it.each([
    [72, [0, 25, 50, 75, 100]],
    [100, [0, 25, 50, 75, 100]],
    [101, [0, 50, 100, 150, 200]],
    [3, [0, 1, 2, 3, 4]],
    [0, [0, 1, 2, 3, 4]],
    [0.3, [0, 0.1, 0.2, 0.3, 0.4]],
    [1_234_567, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  ])('gives %d round ticks', (most, ticks) => {
    expect(chartTicks(most)).toEqual(ticks);
  });

  it('always reaches the highest value, with no more than 2.5 times the room', () => {
    for (let most = 0.07; most < 1e7; most *= 1.37) {
      const top = chartTicks(most).at(-1) ?? 0;
      expect(top).toBeGreaterThanOrEqual(most);
      expect(top).toBeLessThanOrEqual(most * 2.5);
    }
  });
});
