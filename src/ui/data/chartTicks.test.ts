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
  ])('returns round ticks for %d', (max, ticks) => {
    expect(chartTicks(max)).toEqual(ticks);
  });

  it('reaches the maximum and stays below 2.5 times the maximum', () => {
    for (let max = 0.07; max < 1e7; max *= 1.37) {
      const top = chartTicks(max).at(-1) ?? 0;
      expect(top).toBeGreaterThanOrEqual(max);
      expect(top).toBeLessThanOrEqual(max * 2.5);
    }
  });
});
