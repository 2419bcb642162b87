import { expect, test } from 'vitest';
import { cssBaselineOverrides } from './cssBaseline.ts';
import { theme } from './theme.ts';

test('every transition takes 120 to 200 ms and eases out', () => {
  const { duration, easing } = theme.transitions;
  const times = Object.values(duration);
  expect([Math.min(...times), Math.max(...times)]).toEqual([120, 200]);
  expect(new Set(Object.values(easing)).size).toBe(1);
  expect(theme.transitions.create('width', { duration: duration.short })).toBe(`width 160ms ${easing.easeOut} 0ms`);
});

test('who asked the device for less motion sees none', () => {
  const rules = cssBaselineOverrides.MuiCssBaseline?.styleOverrides;
  expect(typeof rules === 'function' && rules(theme)).toMatchObject({
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0s !important',
      },
    },
  });
});
