// What things are made of. `colour` is how much light is reflected; `paint` returns it for each point. `gloss` is the
// share that is mirrored, `rough` how blurred; `glow` makes a lamp; `thin` lets light through (leaves, cloth); `pass`
// is the share of light that passes unhindered.
import { blend, clouds, hash, light, noise, times } from './numbers.mjs';

/** One slightly uneven colour, as on walls and lacquer. */
export const plain = (hex, more = {}) => {
  const colour = light(hex);
  const { uneven = 0.05 } = more;
  return {
    colour,
    paint: (x, y, z) => times(colour, 1 - uneven / 2 + uneven * clouds(x * 1.7 + z * 1.1, y * 1.7 + z * 0.6, 3)),
    ...more,
  };
};

/** A lamp or a lit pane. */
export const glowing = (hex, glow, more = {}) => ({ colour: light(hex), glow, ...more });

/** Woven cloth. */
export const cloth = (hex, { size = 260, deep = 0.3, ...more } = {}) => {
  const colour = light(hex);
  const paint = (x, y, z) => {
    const weave = 0.5 + 0.25 * Math.sin((x + z * 0.3) * size) + 0.25 * Math.sin((y + z) * size);
    const worn = clouds(x * 9 + z * 4, y * 9 - z * 7, 3);
    return times(colour, 1 - deep / 2 + deep * (0.45 * weave + 0.55 * worn));
  };
  return { colour, paint, ...more };
};

/** Wood with its grain along `axis` (0: x, 1: y, 2: z). */
export const wood = (dark, pale, { axis = 0, gloss = 0.035, rough = 0.25, ...more } = {}) => {
  const [one, other] = [light(dark), light(pale)];
  const paint = (x, y, z) => {
    const along = axis === 0 ? x : axis === 1 ? y : z;
    const [a, b] = axis === 0 ? [y, z] : axis === 1 ? [x, z] : [x, y];
    const rings = Math.sin((a * 1.7 + b) * 46 + 5 * clouds(along * 0.8 + 3, (a + b) * 3, 3));
    const fibre = clouds(along * 5, (a * 1.3 + b) * 130, 3);
    return blend(one, other, Math.min(1, Math.max(0, 0.5 + 0.16 * rings + 0.75 * (fibre - 0.5))));
  };
  return { colour: blend(one, other, 0.5), paint, gloss, rough, ...more };
};

/** Floorboards along z. */
export const boards = (dark, pale, { wide = 0.14, gloss = 0.04, rough = 0.1 } = {}) => {
  const base = wood(dark, pale, { axis: 2 });
  const paint = (x, _y, z) => {
    const i = Math.floor(x / wide);
    const j = Math.floor((z + hash(i, 7) * 2.1) / 1.5);
    const edge = x / wide - i;
    const end = ((z + hash(i, 7) * 2.1) / 1.5 - j) * 1.5;
    const gap = edge < 0.018 || end < 0.004 ? 0.45 : 1;
    const shade = 0.78 + 0.44 * hash(i, j, 3);
    return times(base.paint(x, hash(i, j) * 9, z), gap * shade);
  };
  return { ...base, paint, gloss, rough };
};

/** Square tiles on the ground, or bricks of `long` by `high` on a wall. */
export const tiles = (hex, gap, { size = 0.6, veins = 0, gloss = 0.04, rough = 0.04, joint = 0.004, ...more } = {}) => {
  const [colour, line] = [light(hex), light(gap)];
  const paint = (x, _y, z) => {
    const [i, j] = [Math.floor(x / size), Math.floor(z / size)];
    const [u, v] = [x - i * size, z - j * size];
    if (u < joint || v < joint) return line;
    const cloud = clouds(x * 2.6 + i * 5, z * 2.6 + j * 3, 4);
    const vein = veins ? veins * Math.max(0, 1 - Math.abs(cloud - 0.5) * 26) : 0;
    return times(colour, 0.93 + 0.1 * cloud + 0.03 * hash(i, j) - vein);
  };
  return { colour, paint, gloss, rough, ...more };
};

/** Tiles, bricks or slats on a wall that faces along z; `turn` for one that faces along x. */
export const courses = (
  hex,
  gap,
  { long = 0.3, high = 0.1, joint = 0.006, vary = 0.2, shift = 0, turn = false, ...more } = {},
) => {
  const [colour, line] = [light(hex), light(gap)];
  const paint = (x, y, z) => {
    const across = turn ? z : x;
    const j = Math.floor(y / high);
    const at = across / long + (j % 2 ? shift : 0);
    const i = Math.floor(at);
    if ((at - i) * long < joint || y - j * high < joint) return line;
    return times(colour, 1 - vary / 2 + vary * (0.6 * hash(i, j, 5) + 0.4 * clouds(across * 14, y * 14, 3)));
  };
  return { colour, paint, ...more };
};

/** Stone with veins: table tops, walls. */
export const stone = (hex, { veins = 0.25, size = 1.6, gloss = 0.045, rough = 0.04, ...more } = {}) => {
  const colour = light(hex);
  const paint = (x, y, z) => {
    const [a, b] = [(x + y * 0.6) * size, (z + y * 0.8) * size];
    const bend = clouds(a * 1.3, b * 1.3, 4);
    const vein = Math.max(0, 1 - Math.abs(clouds(a + bend * 2, b * 0.6 - bend, 4) - 0.5) * 18);
    return times(colour, 0.95 + 0.1 * bend - veins * vein * noise(a * 2, b * 2));
  };
  return { colour, paint, gloss, rough, ...more };
};

/** Metal. */
export const metal = (hex, rough = 0.15) => ({ colour: light(hex), gloss: 0.75, metal: true, rough });

/** Grass, soil, gravel or asphalt: two colours in patches, with a fine grain. */
export const earth = (one, other, { patch = 0.35, grain = 40, rough = 0.6, ...more } = {}) => {
  const [a, b] = [light(one), light(other)];
  const paint = (x, _y, z) => {
    const fine = noise(x * grain, z * grain) * 0.5 + noise(x * grain * 2.7, z * grain * 2.7) * 0.5;
    const share = clouds(x * patch, z * patch, 4) * 1.5 - 0.35 + (fine - 0.5) * 0.5;
    return times(blend(a, b, Math.min(1, Math.max(0, share))), 0.75 + 0.5 * fine);
  };
  return { colour: blend(a, b, 0.5), paint, rough, ...more };
};

/** Translucent leaves of one colour, each slightly different. */
export const foliage = (hex) => {
  const colour = light(hex);
  const paint = (x, y, z) => {
    const own = hash(Math.floor(x * 9), Math.floor(y * 9), Math.floor(z * 9));
    return [colour[0] * (0.6 + 0.9 * own), colour[1] * (0.7 + 0.55 * own), colour[2] * (0.5 + 0.6 * own)];
  };
  return { colour, paint, thin: 0.45 };
};

/** Panes seen from outside by day: they mirror the sky, and show a dark room with a curtain. */
export const pane = (hex = '#26343A', { curtained = 0.4 } = {}) => {
  const [room, drape] = [light(hex), light('#B9AE9B')];
  const paint = (x, y, z) => {
    const own = hash(Math.floor(x / 1.1), Math.floor(y / 3), Math.floor(z / 1.1));
    const at = (((x + z) % 1.1) + 1.1) % 1.1;
    if (own < curtained && at < 0.25 + 0.4 * own)
      return times(drape, 0.22 + 0.12 * Math.sin((x + z) * 60) + 0.1 * noise(x * 8, y * 2));
    return times(room, 0.5 + noise(x * 2.2 + 9, y * 1.7));
  };
  return {
    colour: room,
    paint,
    gloss: 0.09,
    rough: 0.006,
    wave: (x, y) => [(noise(x * 1.3, y * 0.7) - 0.5) * 0.012, 0],
  };
};

/** A painting: bands of colour with a sun, between x0..x1 and y0..y1 on a wall that faces along z. */
export const painting = (x0, y0, x1, y1, hexes) => {
  const list = hexes.map(light);
  const paint = (x, y) => {
    const [u, v] = [(x - x0) / (x1 - x0), (y - y0) / (y1 - y0)];
    if (u < 0.09 || u > 0.91 || v < 0.09 || v > 0.91) return light('#F3EEE4');
    if (Math.hypot((u - 0.62) * (x1 - x0), (v - 0.68) * (y1 - y0)) < 0.1 * (x1 - x0)) return list[0];
    const lift = 0.07 * Math.sin(u * 7 + list[1][0] * 9) + 0.05 * noise(u * 6, 3);
    const band = Math.floor(Math.max(0, Math.min(list.length - 1.01, (1 - v + lift) * (list.length - 0.4))));
    return times(list[band], 0.9 + 0.2 * clouds(u * 9, v * 9, 3));
  };
  return { colour: list[1], paint, gloss: 0.03, rough: 0.1 };
};
