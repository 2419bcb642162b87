// The shapes of a scene, in metres: x to the right, y up, z into the picture. Each has a surface (surfaces.mjs), and may be turned
// about its own upright axis.

/** Boxes, balls and leaves are hit by formula; shapes with a distance function by stepping along the ray. */
export const BOX = 0;
export const BALL = 1;
const SOFT = 2;
export const LEAF = 3;

const shape = (kind, surface, c, h, turn, more) => {
  const [s, w] = [Math.sin(turn), Math.cos(turn)];
  const ex = Math.abs(h[0] * w) + Math.abs(h[2] * s);
  const ez = Math.abs(h[0] * s) + Math.abs(h[2] * w);
  const lo = [c[0] - ex, c[1] - h[1], c[2] - ez];
  const hi = [c[0] + ex, c[1] + h[1], c[2] + ez];
  return { kind, surface, c, h, s, w, lo, hi, edge: 0, distance: undefined, n: undefined, u: undefined, ...more };
};

const middle = (x0, y0, z0, x1, y1, z1) => [
  [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2],
  [(x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2],
];

/** A box between two corners. Its edges appear rounded by `edge`. */
export const box = (x0, y0, z0, x1, y1, z1, surface, { turn = 0, edge = 0.008 } = {}) => {
  const [c, h] = middle(x0, y0, z0, x1, y1, z1);
  return shape(BOX, surface, c, h, turn, { edge });
};

/** A ball, or an ellipsoid with three radii. */
export const ball = (x, y, z, radius, surface, turn = 0) =>
  shape(BALL, surface, [x, y, z], typeof radius === 'number' ? [radius, radius, radius] : radius, turn, {});

/** A leaf: an ellipse with its centre, its normal `n`, its long axis `u`, and half its length and width. */
export const leaf = (c, n, u, long, wide, surface) => {
  const h = [0, 1, 2].map((k) => Math.max(long * Math.abs(u[k]) + wide * Math.sqrt(1 - u[k] * u[k]), 0.002));
  return shape(LEAF, surface, c, h, 0, { n, u, long, wide });
};

/** A box with round edges, swollen by `swell` in the middle of its top. */
export const cushion = (x0, y0, z0, x1, y1, z1, surface, { turn = 0, round = 0.05, swell = 0 } = {}) => {
  const [c, h] = middle(x0, y0, z0, x1, y1 + swell, z1);
  const [a, b, d] = [h[0] - round, (y1 - y0) / 2 - round, h[2] - round];
  const sink = swell / 2;
  const distance = (x, y, z) => {
    const up = y + sink - (y > 0 ? swell * Math.max(0, 1 - (x / h[0]) ** 2) * Math.max(0, 1 - (z / h[2]) ** 2) : 0);
    const [p, q, r] = [Math.abs(x) - a, Math.abs(up) - b, Math.abs(z) - d];
    const [ex, ey, ez] = [Math.max(p, 0), Math.max(q, 0), Math.max(r, 0)];
    const out = Math.sqrt(ex * ex + ey * ey + ez * ez);
    return (out + Math.min(Math.max(p, q, r), 0) - round) * (swell ? 0.8 : 1);
  };
  return shape(SOFT, surface, c, h, turn, { distance });
};

/** A pillow that lies (thin in y) or leans (`lean`: thin in z), with its middle, half width, half height and half thickness. */
export const pillow = (x, y, z, wide, high, thick, surface, { turn = 0, lean = false } = {}) => {
  const form = (a, b, t) => {
    const [u, v] = [Math.min(1, Math.abs(a) / wide), Math.min(1, Math.abs(b) / high)];
    const corner = 1 - 0.07 * (1 - u * u) * v * v - 0.07 * (1 - v * v) * u * u;
    const [p, q] = [Math.min(1, u / corner), Math.min(1, v / corner)];
    return (Math.abs(t) - thick * Math.sqrt((1 - p * p * p) * (1 - q * q * q))) * 0.45;
  };
  const distance = lean ? (p, q, r) => form(p, q, r + (q + high) * 0.28 - 0.1) : (p, q, r) => form(p, r, q);
  return shape(SOFT, surface, [x, y, z], lean ? [wide, high, thick + 0.16] : [wide, thick, high], turn, { distance });
};

/** A round upright body whose radius at a height (0 to 1) is `radius(height)`. */
export const turned = (x, y0, z, y1, radius, surface, slope = 0.8) => {
  const high = (y1 - y0) / 2;
  const reach = Math.max(...Array.from({ length: 21 }, (_, at) => radius(at / 20))) + 0.001;
  const distance = (p, q, r) => {
    const at = Math.min(1, Math.max(0, (q + high) / (2 * high)));
    return Math.max((Math.sqrt(p * p + r * r) - radius(at)) * slope, Math.abs(q) - high + 0.001);
  };
  return shape(SOFT, surface, [x, (y0 + y1) / 2, z], [reach, high, reach], 0, { distance });
};

/** An upright round rod. */
export const rod = (x, y0, z, y1, radius, surface) => turned(x, y0, z, y1, () => radius, surface, 1);

/** A curtain with folds, along x, or along z after a quarter turn. */
export const curtain = (x, y0, z, y1, half, surface, { turn = 0, folds = 9, deep = 0.045 } = {}) => {
  const distance = (p, q, r) => {
    const open = 0.75 + 0.25 * Math.sin(q * 0.9 + p * 3);
    const wave = Math.sin((p / half) * folds * Math.PI + Math.sin(p * 9) * 0.6) * deep * open;
    return Math.max((Math.abs(r - wave) - 0.006) * 0.42, Math.abs(p) - half + 0.002);
  };
  return shape(SOFT, surface, [x, (y0 + y1) / 2, z], [half, (y1 - y0) / 2, deep + 0.012], turn, { distance });
};

/** The shapes of `count` things, each made from its index. */
export const row = (count, make) => Array.from({ length: count }, (_, at) => make(at)).flat();

/** A vector of length 1 in the same direction. */
export const unit = (a) => {
  const size = Math.hypot(...a) || 1;
  return a.map((value) => value / size);
};
