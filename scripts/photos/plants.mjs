// Plants, trees and grass.
import { dark } from './furniture.mjs';
import { hash } from './numbers.mjs';
import { ball, leaf, rod, row, turned, unit } from './shapes.mjs';
import { earth, foliage, plain, wood } from './surfaces.mjs';

/** A leaf that points from (x, y, z) towards `out`, hanging by `droop`. */
const leafFrom = (x, y, z, out, long, wide, surface, roll = 0) => {
  const u = unit(out);
  const side = unit([-u[2] + roll * 0.3, roll, u[0]]);
  const n = unit([u[1] * side[2] - u[2] * side[1], u[2] * side[0] - u[0] * side[2], u[0] * side[1] - u[1] * side[0]]);
  return leaf([x + u[0] * long, y + u[1] * long, z + u[2] * long], n, u, long, wide, surface);
};

/** A plant with large leaves in a pot, `size` high. */
export const plant = (x, z, size = 1.3, { pot = '#D8CFC0', y = 0, kind = 0 } = {}) => {
  const green = [foliage('#3F6B35'), foliage('#55803F'), foliage('#2F5A33')];
  const stems = kind ? 16 : 11;
  return [
    turned(x, y, z, y + 0.26 * size, (t) => (0.11 + 0.035 * t) * size, plain(pot), 0.9),
    ball(x, y + 0.25 * size, z, [0.13 * size, 0.02 * size, 0.13 * size], plain('#3A2C20')),
    ...(kind ? [] : [rod(x, y + 0.2 * size, z, y + 0.86 * size, 0.011 * size, dark)]),
    ...row(stems, (i) => {
      const [turn, rise] = [i * 2.4 + hash(i, 3), (kind ? 0.45 : 0.1) + (kind ? 0.55 : 0.9) * hash(i, 5)];
      const [cx, cz] = [Math.cos(turn), Math.sin(turn)];
      const reach = (0.34 - 0.2 * rise) * size;
      const high = y + (0.28 + 0.62 * rise) * size;
      if (kind)
        return leafFrom(
          x,
          y + 0.24 * size,
          z,
          [cx * (0.5 - 0.3 * rise), 1, cz * (0.5 - 0.3 * rise)],
          0.36 * rise * size,
          0.035 * size,
          green[i % 3],
          0.5 - hash(i, 8),
        );
      return [0, 1, 2].map((j) => {
        const a = turn + (j - 1) * 0.7;
        return leafFrom(
          x + cx * reach * 0.5,
          high - j * 0.07 * size,
          z + cz * reach * 0.5,
          [Math.cos(a), 0.5 - 0.55 * hash(i, j), Math.sin(a)],
          0.13 * size,
          0.075 * size,
          green[(i + j) % 3],
          hash(i, j, 2) - 0.5,
        );
      });
    }),
  ];
};

/** A tree with a crown of clusters of leaves; `size` 1 is five metres high. */
export const tree = (x, z, size = 1, { seed = 1, hex = '#4C7236', tall = 1, leaves = 46 } = {}) => {
  const green = [foliage(hex), foliage('#5E8440'), foliage('#3B5F2F')];
  const clusters = row(30, (i) => {
    const [v, turn] = [hash(i, seed, 1), i * 2.4 + seed];
    const reach = 1.5 * Math.sqrt(hash(i, seed, 2)) * Math.sqrt(Math.max(0.05, 1 - (2 * v - 0.9) ** 2));
    return [[x + Math.cos(turn) * reach * size, (2.1 + 2.5 * v * tall) * size, z + Math.sin(turn) * reach * size]];
  });
  return [
    turned(x, 0, z, 2.9 * size * tall, (t) => (0.14 - 0.07 * t) * size, wood('#4A3A2C', '#6B5744', { axis: 1 })),
    ...clusters.flatMap(([cx, cy, cz], i) =>
      row(leaves, (j) => {
        const [a, b, c] = [1, 2, 3].map((k) => hash(i * 60 + j, seed, k) - 0.5);
        const far = 0.62 * size * Math.cbrt(hash(i * 60 + j, seed, 4));
        const [dx, dy, dz] = unit([a, b * 0.8 + 0.05, c]);
        const n = unit([dx + b, dy + 0.8, dz + a]);
        const u = unit([n[1], -n[0], 0.2 * c]);
        return leaf([cx + dx * far, cy + dy * far, cz + dz * far], n, u, 0.105 * size, 0.06 * size, green[(i + j) % 3]);
      }),
    ),
  ];
};

/** A shrub of leaves. */
export const shrub = (x, z, size = 0.5, { seed = 1, hex = '#4F7A3C', flower = '' } = {}) => {
  const green = [foliage(hex), foliage('#3C6232')];
  const red = flower ? foliage(flower) : green[0];
  return row(170, (i) => {
    const [a, b, c] = [1, 2, 3].map((k) => hash(i, seed + 40, k) - 0.5);
    const [dx, dy, dz] = unit([a, Math.abs(b) * 1.1, c]);
    const far = size * Math.cbrt(0.3 + 0.7 * hash(i, seed, 4));
    const n = unit([dx + c * 0.8, dy + 0.5, dz + a * 0.8]);
    return leaf(
      [x + dx * far, dy * far * 0.9, z + dz * far],
      n,
      unit([n[1], -n[0], 0.1]),
      0.13 * size,
      0.08 * size,
      i % 7 === 0 ? red : green[i % 2],
    );
  });
};

export const lawn = earth('#4F6B2E', '#7C8C45', { patch: 0.5, grain: 55 });
export const grass = (x0, z0, x1, z1, count, seed) => {
  const green = [foliage('#5F7F33'), foliage('#7B9446'), foliage('#4A6A2C')];
  return row(count, (i) => {
    const [x, z] = [x0 + (x1 - x0) * hash(i, seed, 1), z0 + (z1 - z0) * hash(i, seed, 2)];
    const [a, high] = [hash(i, seed, 3) * 6.3, 0.05 + 0.05 * hash(i, seed, 4)];
    const u = [Math.cos(a) * 0.35, 0.94, Math.sin(a) * 0.35];
    return leaf([x, high * 0.8, z], [Math.sin(a), 0, -Math.cos(a)], u, high, 0.006, green[i % 3]);
  });
};
