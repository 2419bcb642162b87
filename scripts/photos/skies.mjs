// What is outside: the sky, the sun, and what a window shows.
export const bright = () => [2.2, 2.5, 2.9];

import { blend, clouds, noise, times } from './numbers.mjs';
export const night = () => [0.03, 0.05, 0.09];

// Trees and houses beyond a window, out of focus and overexposed, as a camera in a room sees them.
export const outside = (x, y, z) => {
  const side = z / Math.max(0.2, Math.abs(x));
  const up = y / Math.max(0.2, Math.abs(x));
  const leaves = clouds(side * 5 + 3, up * 6, 3);
  const line = -0.02 + 0.22 * noise(side * 3.1, 2) + 0.06 * noise(side * 9, 5);
  const sky = blend([2.6, 2.75, 2.9], [1.9, 2.3, 2.9], Math.min(1, Math.max(0, up)));
  const green = [0.55 + 0.6 * leaves, 0.8 + 0.75 * leaves, 0.42 + 0.3 * leaves];
  return blend(green, sky, Math.min(1, Math.max(0, (up - line + 0.03) * 9)));
};
export const cityAtNight = (x, y) =>
  blend([0.16, 0.13, 0.16], [0.03, 0.06, 0.12], Math.min(1, Math.max(0, (y / Math.max(0.2, Math.abs(x))) * 1.6 + 0.2)));

// The sky from zenith to horizon, with clouds; `cover` sets how many.
const skyOf =
  (zenith, horizon, { cover = 0.5, cloud = [1.25, 1.25, 1.27], under = [0.3, 0.29, 0.26] } = {}) =>
  (x, y, z) => {
    if (y < 0) return under;
    const base = blend(horizon, zenith, 1 - (1 - y) ** 3);
    const far = 1 / (y + 0.14);
    const mass = clouds(x * far * 0.7 + 4, z * far * 0.7, 5);
    const share = Math.min(1, Math.max(0, (mass - 1 + cover) * 3.4)) * Math.min(1, y * 7);
    return blend(base, times(cloud, 0.8 + 0.45 * clouds(x * far * 1.9, z * far * 1.9 + 7, 3)), share * 0.85);
  };
export const daySky = skyOf([0.2, 0.42, 0.86], [0.78, 0.9, 1.05], { cover: 0.52 });
export const goldenSky = skyOf([0.24, 0.36, 0.62], [1.15, 0.78, 0.5], { cover: 0.55, cloud: [1.25, 0.9, 0.68] });
export const duskSky = skyOf([0.035, 0.06, 0.15], [0.42, 0.26, 0.24], {
  cover: 0.5,
  cloud: [0.3, 0.2, 0.22],
  under: [0.04, 0.04, 0.05],
});

export const noon = { from: [-0.75, 0.95, -0.85], light: [2.9, 2.65, 2.25] };
export const golden = { from: [-0.95, 0.42, -0.6], light: [2.9, 1.9, 1.1] };
