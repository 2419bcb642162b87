// Turns light into a picture: removes the noise of few samples, applies surface colours, and exposes it like a camera.
import { met } from './meeting.mjs';
import { hash, random } from './numbers.mjs';
import { cameraOf, colourAt } from './tracing.mjs';

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

// How alike the surfaces at two points of the picture are: whether they face the same way and lie in one plane.
const likeness = ({ facing, place }, i, other, tolerance) => {
  const turn = facing[i] * facing[other] + facing[i + 1] * facing[other + 1] + facing[i + 2] * facing[other + 2];
  const off =
    facing[i] * (place[other] - place[i]) +
    facing[i + 1] * (place[other + 1] - place[i + 1]) +
    facing[i + 2] * (place[other + 2] - place[i + 2]);
  return Math.max(0, turn) ** 24 * Math.exp(-Math.abs(off) / tolerance);
};

const brightness = (list, i) => 0.3 * list[i] + 0.55 * list[i + 1] + 0.15 * list[i + 2];

/** Smooths light over surfaces in passes with ever wider steps, less where the light changes more than its noise. */
const smoothed = (light, spread, seen, eye, passes, strength) => {
  const { width, height } = seen;
  let [from, to] = [light, new Float32Array(light.length)];
  let [noise, next] = [spread, new Float32Array(spread.length)];
  for (let pass = 0; pass < passes; pass += 1) {
    const step = 1 << pass;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const i = at * 3;
        const mine = brightness(from, i);
        // The noise of a single pixel is uncertain, so that of its neighbours is averaged in.
        let [around, seenPixels] = [0, 0];
        for (let v = -1; v <= 1; v += 1)
          for (let u = -1; u <= 1; u += 1) {
            const [p, q] = [x + u, y + v];
            if (p < 0 || q < 0 || p >= width || q >= height) continue;
            around += noise[q * width + p];
            seenPixels += 1;
          }
        const reach = strength * Math.sqrt(around / seenPixels) + 0.004;
        const distance = Math.hypot(seen.place[i] - eye[0], seen.place[i + 1] - eye[1], seen.place[i + 2] - eye[2]);
        const tolerance = 0.004 + distance * 0.0022 * step;
        let [r, g, b, sum, squares, varied] = [0, 0, 0, 0, 0, 0];
        for (let v = -2; v <= 2; v += 1)
          for (let u = -2; u <= 2; u += 1) {
            const [p, q] = [x + u * step, y + v * step];
            if (p < 0 || q < 0 || p >= width || q >= height) continue;
            const other = q * width + p;
            const j = other * 3;
            const same = other === at ? 1 : likeness(seen, i, j, tolerance);
            const weight =
              kernel[u + 2] * kernel[v + 2] * same * Math.exp(-Math.abs(mine - brightness(from, j)) / reach);
            if (weight < 1e-6) continue;
            r += from[j] * weight;
            g += from[j + 1] * weight;
            b += from[j + 2] * weight;
            sum += weight;
            squares += weight * weight;
            varied += noise[other] * weight * weight;
          }
        to[i] = r / sum;
        to[i + 1] = g / sum;
        to[i + 2] = b / sum;
        next[at] = squares > 0 ? varied / (sum * sum) : noise[at];
      }
    const [oldLight, oldNoise] = [from, noise];
    from = to;
    to = pass === 0 ? new Float32Array(light.length) : oldLight;
    noise = next;
    next = pass === 0 ? new Float32Array(spread.length) : oldNoise;
  }
  return from;
};

/** Rays through each pixel, in each direction: one through each part of it, so that edges do not look jagged. */
const ACROSS = 3;
const LOOKS = ACROSS * ACROSS;

/**
 * What the camera sees: each ray through a pixel takes the colour of the surface it hits, and the light of the nearest
 * points of `small` on the same surface.
 */
const seenBy = (scene, world, { width, height }, small, calm, mirror) => {
  const { ray, aim } = cameraOf(scene, width / height);
  const seen = new Float32Array(width * height * 3);
  const near = new Float32Array(6);
  const { facing, place } = small;
  // Interpolates the light at a point of the picture from the four points around it.
  const lightAt = (u, v) => {
    const fx = u * small.width - 0.5;
    const fy = v * small.height - 0.5;
    const x0 = Math.floor(fx);
    const y0 = Math.floor(fy);
    const reach = 0.01 + met.t * 0.006;
    near.fill(0);
    let sum = 0;
    // Near an edge, the nearest points may all lie on another surface: then farther ones are used.
    for (let wide = 0; wide <= 2 && sum < 0.02; wide += 1)
      for (let q = -wide; q <= 1 + wide; q += 1)
        for (let p = -wide; p <= 1 + wide; p += 1) {
          const x = Math.min(small.width - 1, Math.max(0, x0 + p));
          const y = Math.min(small.height - 1, Math.max(0, y0 + q));
          const j = (y * small.width + x) * 3;
          const turn = met.nx * facing[j] + met.ny * facing[j + 1] + met.nz * facing[j + 2];
          const off = met.nx * (place[j] - met.x) + met.ny * (place[j + 1] - met.y) + met.nz * (place[j + 2] - met.z);
          const same = Math.max(0, turn) ** 4 * Math.exp(-Math.abs(off) / reach) + 1e-4;
          const weight =
            (Math.max(0, 1 - Math.abs(fx - x0 - p)) + 0.03) * (Math.max(0, 1 - Math.abs(fy - y0 - q)) + 0.03) * same;
          for (let k = 0; k < 3; k += 1) {
            near[k] += calm[j + k] * weight;
            near[k + 3] += mirror[j + k] * weight;
          }
          sum += weight;
        }
    for (let k = 0; k < 6; k += 1) near[k] /= sum;
  };
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 3)
      for (let look = 0; look < LOOKS; look += 1) {
        const u = (x + ((look % ACROSS) + random()) / ACROSS) / width;
        const v = (y + (Math.floor(look / ACROSS) + random()) / ACROSS) / height;
        aim(u, v);
        const isHit = world.first(ray.ox, ray.oy, ray.oz, ray.dx, ray.dy, ray.dz);
        const colour = isHit ? colourAt(met.surface) : (scene.view ?? scene.sky)(ray.dx, ray.dy, ray.dz);
        const glow = isHit ? met.surface.glow : 1;
        if (!glow) lightAt(u, v);
        // A very bright spot would outshine the pixel's other rays and leave a jagged edge.
        for (let k = 0; k < 3; k += 1)
          seen[i + k] += Math.min(5, glow ? colour[k] * glow : colour[k] * near[k] + near[k + 3]) / LOOKS;
      }
  return seen;
};

// The tone curve of film: dark tones gain contrast, bright ones fade to white instead of clipping.
const film = (v) => (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081);

const blurred = (list, width, height, radius) => {
  const pass = (from, stepX, stepY) => {
    const to = new Float32Array(from.length);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        let [r, g, b, n] = [0, 0, 0, 0];
        for (let k = -radius; k <= radius; k += 1) {
          const [p, q] = [x + k * stepX, y + k * stepY];
          if (p < 0 || q < 0 || p >= width || q >= height) continue;
          const j = (q * width + p) * 3;
          r += from[j];
          g += from[j + 1];
          b += from[j + 2];
          n += 1;
        }
        const i = (y * width + x) * 3;
        to[i] = r / n;
        to[i + 1] = g / n;
        to[i + 2] = b / n;
      }
    return to;
  };
  let out = list;
  for (let round = 0; round < 2; round += 1) out = pass(pass(out, 1, 0), 0, 1);
  return out;
};

// Very bright areas glow beyond their edges, as in a lens.
const glowOf = (list, width, height) => {
  const [w, h] = [Math.ceil(width / 8), Math.ceil(height / 8)];
  const small = new Float32Array(w * h * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let k = 0; k < 3; k += 1)
        small[((y >> 3) * w + (x >> 3)) * 3 + k] += Math.min(4, Math.max(0, list[(y * width + x) * 3 + k] - 0.75)) / 64;
  const soft = blurred(small, w, h, Math.max(2, Math.round(width / 260)));
  return (x, y, k) => {
    const [fx, fy] = [Math.min(w - 1.001, Math.max(0, x / 8 - 0.5)), Math.min(h - 1.001, Math.max(0, y / 8 - 0.5))];
    const [p, q] = [Math.floor(fx), Math.floor(fy)];
    const [a, b] = [fx - p, fy - q];
    const at = (u, v) => soft[((q + v) * w + p + u) * 3 + k];
    return (at(0, 0) * (1 - a) + at(1, 0) * a) * (1 - b) + (at(0, 1) * (1 - a) + at(1, 1) * a) * b;
  };
};

/** The picture as bytes, three per pixel. `small` is the picture on which the light was measured. */
export const developed = (scene, world, size, small, { fallen, mirrored, spread }) => {
  const { width, height } = size;
  const [calm, mirror] = [
    smoothed(fallen, spread, small, scene.eye, 6, 4),
    smoothed(mirrored, spread, small, scene.eye, 4, 3),
  ];
  const seen = seenBy(scene, world, size, small, calm, mirror);
  const [exposure, warm] = [scene.exposure ?? 1, scene.warm ?? [1, 1, 1]];
  for (let i = 0; i < seen.length; i += 1) seen[i] *= exposure * warm[i % 3];
  const glow = glowOf(seen, width, height);
  const out = Buffer.alloc(seen.length);
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 3) {
      const off = (x / width - 0.5) ** 2 + (y / height - 0.5) ** 2;
      const edge = 1 - 0.32 * off;
      const [r, g, b] = [0, 1, 2].map((k) => (seen[i + k] + glow(x, y, k) * 0.16) * edge);
      // Converts to film's wider gamut and back, so that bright colours fade instead of turning neon.
      const wide = [
        film(0.59719 * r + 0.35458 * g + 0.04823 * b),
        film(0.076 * r + 0.90834 * g + 0.01566 * b),
        film(0.0284 * r + 0.13383 * g + 0.83777 * b),
      ];
      const back = [
        1.60475 * wide[0] - 0.53108 * wide[1] - 0.07367 * wide[2],
        -0.10208 * wide[0] + 1.10813 * wide[1] - 0.00605 * wide[2],
        -0.00327 * wide[0] - 0.07276 * wide[1] + 1.07602 * wide[2],
      ];
      const grain = (hash(x, y, 1) + hash(x, y, 2) - 1) * 5;
      for (let k = 0; k < 3; k += 1) {
        const value = 255 * Math.max(0, Math.min(1, back[k])) ** (1 / 2.2);
        out[i + k] = Math.max(0, Math.min(255, value + grain * (1 - value / 340)));
      }
    }
  return out;
};
