// Finds the first shape that a ray hits, and whether anything blocks it, with a tree of bounding boxes.
import { random } from './numbers.mjs';
import { BALL, BOX, LEAF } from './shapes.mjs';

const MAX_STEPS = 48;

// A tree as flat lists: an inner node has two children and the axis that divides them, a leaf has a range of shapes.
const treeOf = (shapes) => {
  const order = shapes.map((_, at) => at);
  const bounds = [];
  const links = [];
  const add = (from, to) => {
    const at = links.length / 3;
    links.push(0, 0, 0);
    const [lo, hi] = [
      [1e9, 1e9, 1e9],
      [-1e9, -1e9, -1e9],
    ];
    for (let i = from; i < to; i += 1)
      for (let k = 0; k < 3; k += 1) {
        lo[k] = Math.min(lo[k], shapes[order[i]].lo[k]);
        hi[k] = Math.max(hi[k], shapes[order[i]].hi[k]);
      }
    for (let k = 0; k < 3; k += 1) {
      bounds[at * 6 + k] = lo[k];
      bounds[at * 6 + 3 + k] = hi[k];
    }
    if (to - from <= 2) {
      links[at * 3] = -from - 1;
      links[at * 3 + 1] = to;
      return at;
    }
    const size = hi.map((value, k) => value - lo[k]);
    const axis = size.indexOf(Math.max(...size));
    const part = order.slice(from, to).sort((one, other) => shapes[one].c[axis] - shapes[other].c[axis]);
    for (let i = from; i < to; i += 1) order[i] = part[i - from];
    const half = (from + to) >> 1;
    const left = add(from, half);
    const right = add(half, to);
    links[at * 3] = left;
    links[at * 3 + 1] = right;
    links[at * 3 + 2] = axis;
    return at;
  };
  add(0, shapes.length);
  return { shapes: order.map((at) => shapes[at]), bounds: Float64Array.from(bounds), links: Int32Array.from(links) };
};

/** Numbers per shape in the flat list: centre, half size, sine and cosine of its turn, edge; or a leaf's data. */
const SIZE = 12;
const numbersOf = ({ kind, c, h, s, w, edge, n, u, long, wide }) =>
  kind === LEAF ? [...c, ...n, ...u, long, wide, 0] : [...c, ...h, s, w, edge, 0, 0, 0];

/** What a ray hit: the distance, the surface, the point, and the surface's normal towards the ray. */
export const met = { t: 0, surface: undefined, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };

// The last hit of a single shape: the distance and the surface's normal.
let T = 0;
let NX = 0;
let NY = 0;
let NZ = 0;

const meetLeaf = (f, i, ox, oy, oz, dx, dy, dz, tmax) => {
  const slope = f[i + 3] * dx + f[i + 4] * dy + f[i + 5] * dz;
  const t = ((f[i] - ox) * f[i + 3] + (f[i + 1] - oy) * f[i + 4] + (f[i + 2] - oz) * f[i + 5]) / slope;
  if (!(t > 1e-4 && t < tmax)) return false;
  const px = ox + dx * t - f[i];
  const py = oy + dy * t - f[i + 1];
  const pz = oz + dz * t - f[i + 2];
  const along = px * f[i + 6] + py * f[i + 7] + pz * f[i + 8];
  const a = along / f[i + 9];
  if (a * a + (px * px + py * py + pz * pz - along * along) / (f[i + 10] * f[i + 10]) > 1) return false;
  const side = slope > 0 ? -1 : 1;
  T = t;
  NX = f[i + 3] * side;
  NY = f[i + 4] * side;
  NZ = f[i + 5] * side;
  return true;
};

const E = 0.0015;
const meetSoft = (d, ox, oy, oz, dx, dy, dz, t0, t1) => {
  let t = Math.max(t0, 0) + 1e-5;
  for (let step = 0; step < MAX_STEPS && t < t1; step += 1) {
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    const gap = d(x, y, z);
    if (gap < 0.0008) {
      NX = d(x + E, y, z) - d(x - E, y, z);
      NY = d(x, y + E, z) - d(x, y - E, z);
      NZ = d(x, y, z + E) - d(x, y, z - E);
      const size = Math.sqrt(NX * NX + NY * NY + NZ * NZ) || 1;
      NX /= size;
      NY /= size;
      NZ /= size;
      // The ray starts on this surface and leaves it.
      if (step === 0 && NX * dx + NY * dy + NZ * dz > 0) {
        t += 0.004;
        continue;
      }
      T = t;
      return true;
    }
    t += gap;
  }
  return false;
};

const bent = (at, half, edge) => {
  const gap = half - Math.abs(at);
  return gap < edge ? Math.sign(at) * 0.7 * (1 - gap / edge) : 0;
};

/** `first` finds what a ray hits and stores it in `met`; `blocked` returns whether anything is nearer than `tmax`. */
export const worldOf = (given) => {
  const { shapes, bounds, links } = treeOf(given);
  const kinds = Uint8Array.from(shapes, ({ kind }) => kind);
  const f = Float64Array.from(shapes.flatMap(numbersOf));
  const distances = shapes.map(({ distance }) => distance);
  const passes = Float64Array.from(shapes, ({ surface }) => surface.pass ?? 0);
  const stack = new Int32Array(128);

  const meetBox = (i, ox, oy, oz, dx, dy, dz, t0, tx, ty) => {
    NX = t0 === tx ? -Math.sign(dx) : 0;
    NY = t0 !== tx && t0 === ty ? -Math.sign(dy) : 0;
    NZ = t0 !== tx && t0 !== ty ? -Math.sign(dz) : 0;
    T = t0;
    const edge = f[i + 8];
    if (edge === 0) return;
    if (NX === 0) NX = bent(ox + dx * t0, f[i + 3], edge);
    if (NY === 0) NY = bent(oy + dy * t0, f[i + 4], edge);
    if (NZ === 0) NZ = bent(oz + dz * t0, f[i + 5], edge);
    const size = Math.sqrt(NX * NX + NY * NY + NZ * NZ);
    NX /= size;
    NY /= size;
    NZ /= size;
  };

  // Whether the ray hits a shape before `tmax`; sets T and the normal.
  const meet = (at, wx, wy, wz, vx, vy, vz, tmax, anyhow) => {
    const i = at * SIZE;
    const kind = kinds[at];
    if (kind === LEAF) return meetLeaf(f, i, wx, wy, wz, vx, vy, vz, tmax);
    const s = f[i + 6];
    const w = f[i + 7];
    const rx = wx - f[i];
    const rz = wz - f[i + 2];
    const oy = wy - f[i + 1];
    const turned = s !== 0;
    const ox = turned ? rx * w - rz * s : rx;
    const oz = turned ? rx * s + rz * w : rz;
    const dx = turned ? vx * w - vz * s : vx;
    const dz = turned ? vx * s + vz * w : vz;
    const hx = f[i + 3];
    const hy = f[i + 4];
    const hz = f[i + 5];
    if (kind === BALL) {
      const ax = ox / hx;
      const ay = oy / hy;
      const az = oz / hz;
      const bx = dx / hx;
      const by = vy / hy;
      const bz = dz / hz;
      const ab = ax * bx + ay * by + az * bz;
      const bb = bx * bx + by * by + bz * bz;
      const root = ab * ab - bb * (ax * ax + ay * ay + az * az - 1);
      if (root < 0) return false;
      const t = (-ab - Math.sqrt(root)) / bb;
      if (!(t > 1e-4 && t < tmax)) return false;
      T = t;
      NX = (ax + bx * t) / hx;
      NY = (ay + by * t) / hy;
      NZ = (az + bz * t) / hz;
      const size = Math.sqrt(NX * NX + NY * NY + NZ * NZ);
      NX /= size;
      NY /= size;
      NZ /= size;
    } else {
      const ax = dx > 0 ? -hx : hx;
      const ay = vy > 0 ? -hy : hy;
      const az = dz > 0 ? -hz : hz;
      const tx = (ax - ox) / dx;
      const ty = (ay - oy) / vy;
      const tz = (az - oz) / dz;
      const t0 = Math.max(tx, ty, tz);
      const t1 = Math.min((-ax - ox) / dx, (-ay - oy) / vy, (-az - oz) / dz);
      if (!(t0 <= t1 && t1 > 1e-4 && t0 < tmax)) return false;
      if (kind === BOX) {
        if (t0 < 1e-4) return false;
        if (anyhow) return true;
        meetBox(i, ox, oy, oz, dx, vy, dz, t0, tx, ty);
      } else if (!meetSoft(distances[at], ox, oy, oz, dx, vy, dz, t0, Math.min(t1, tmax))) return false;
    }
    if (turned) {
      const x = NX * w + NZ * s;
      NZ = NZ * w - NX * s;
      NX = x;
    }
    return true;
  };

  const walk = (ox, oy, oz, dx, dy, dz, tmax, anyhow) => {
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let best = tmax;
    let nearest = -1;
    let top = 1;
    stack[0] = 0;
    while (top > 0) {
      top -= 1;
      const at = stack[top];
      const b = at * 6;
      const ax = (bounds[b] - ox) * ix;
      const bx = (bounds[b + 3] - ox) * ix;
      const ay = (bounds[b + 1] - oy) * iy;
      const by = (bounds[b + 4] - oy) * iy;
      const az = (bounds[b + 2] - oz) * iz;
      const bz = (bounds[b + 5] - oz) * iz;
      const t0 = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz));
      const t1 = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz));
      if (!(t1 >= t0 && t1 > 0 && t0 < best)) continue;
      const left = links[at * 3];
      if (left >= 0) {
        // Visits the nearer half first, so that the farther one can often be skipped.
        const axis = links[at * 3 + 2];
        const isForward = axis === 0 ? dx > 0 : axis === 1 ? dy > 0 : dz > 0;
        stack[top] = isForward ? links[at * 3 + 1] : left;
        stack[top + 1] = isForward ? left : links[at * 3 + 1];
        top += 2;
        continue;
      }
      for (let i = -left - 1; i < links[at * 3 + 1]; i += 1) {
        if (anyhow && passes[i] > 0 && random() < passes[i]) continue;
        if (!meet(i, ox, oy, oz, dx, dy, dz, best, anyhow)) continue;
        if (anyhow) return true;
        best = T;
        nearest = i;
        met.nx = NX;
        met.ny = NY;
        met.nz = NZ;
      }
    }
    if (nearest < 0) return false;
    met.t = best;
    met.surface = shapes[nearest].surface;
    met.x = ox + dx * best;
    met.y = oy + dy * best;
    met.z = oz + dz * best;
    return true;
  };
  return {
    first: (ox, oy, oz, dx, dy, dz) => walk(ox, oy, oz, dx, dy, dz, 1e9, false),
    blocked: (ox, oy, oz, dx, dy, dz, tmax) => walk(ox, oy, oz, dx, dy, dz, tmax, true),
  };
};
