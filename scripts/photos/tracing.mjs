// Traces light through a scene: what each pixel shows (the surface's colour, normal and position), and how much light
// falls on it.
import { met } from './meeting.mjs';
import { random } from './numbers.mjs';
import { unit } from './shapes.mjs';

/** The limit of light that arrives via other surfaces; without it, a few pixels would stay bright dots. */
const MOST = 5;

const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/**
 * The camera's rays; `aim` stores each in `ray`. They go from `eye` towards `at`, but the camera is level, as in
 * architectural photography, so that walls stay vertical. `lens` is the aperture: only what is at `focus` is sharp.
 */
export const cameraOf = ({ eye, at, wide, lens = 0, focus = 4 }, aspect) => {
  const forward = unit([at[0] - eye[0], 0, at[2] - eye[2]]);
  const right = unit(cross([0, 1, 0], forward));
  const rise = (at[1] - eye[1]) / Math.hypot(at[0] - eye[0], at[2] - eye[2]);
  const half = Math.tan(wide / 2);
  const ray = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 };
  const aim = (u, v) => {
    const [a, b] = [(u * 2 - 1) * half, ((1 - v * 2) * half) / aspect + rise];
    const angle = random() * 2 * Math.PI;
    const off = Math.sqrt(random()) * lens;
    const [p, q] = [Math.cos(angle) * off, Math.sin(angle) * off];
    ray.ox = eye[0] + right[0] * p;
    ray.oy = eye[1] + q;
    ray.oz = eye[2] + right[2] * p;
    const dx = (forward[0] + right[0] * a) * focus - right[0] * p;
    const dy = b * focus - q;
    const dz = (forward[2] + right[2] * a) * focus - right[2] * p;
    const size = Math.hypot(dx, dy, dz);
    ray.dx = dx / size;
    ray.dy = dy / size;
    ray.dz = dz / size;
  };
  return { ray, aim };
};

/** The colour of the surface that was hit. */
export const colourAt = (surface) => (surface.paint ? surface.paint(met.x, met.y, met.z, met.ny) : surface.colour);

/** What each pixel's centre shows: its surface's normal (`facing`) and position (`place`), three numbers per pixel. */
export const lookAt = (scene, world, width, height) => {
  const { ray, aim } = cameraOf({ ...scene, lens: 0 }, width / height);
  const [facing, place] = [new Float32Array(width * height * 3), new Float32Array(width * height * 3)];
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 3) {
      aim((x + 0.5) / width, (y + 0.5) / height);
      const hit = world.first(ray.ox, ray.oy, ray.oz, ray.dx, ray.dy, ray.dz);
      const far = hit ? met.t : 400;
      facing[i] = hit ? met.nx : 0;
      facing[i + 1] = hit ? met.ny : 0;
      facing[i + 2] = hit ? met.nz : 0;
      place[i] = ray.ox + ray.dx * far;
      place[i + 1] = ray.oy + ray.dy * far;
      place[i + 2] = ray.oz + ray.dz * far;
    }
  return { width, height, facing, place };
};

/** The light that falls on the pixels' surfaces (`fallen`), what they mirror (`mirrored`), and how `fallen` varies. */
export const lightOn = (scene, world, width, height, samples) => {
  const { ray, aim } = cameraOf({ ...scene, lens: 0 }, width / height);
  const { sky, sun, windows = [], lamps = [], depth = 3, ambient } = scene;
  const toSun = sun ? unit(sun.from) : [0, 1, 0];
  const [fallen, mirrored] = [new Float32Array(width * height * 3), new Float32Array(width * height * 3)];
  const spread = new Float32Array(width * height);
  const sum = new Float64Array(6);
  let [tr, tg, tb, into, limit] = [1, 1, 1, 0, MOST];
  const add = (r, g, b) => {
    sum[into] += Math.min(tr * r, limit);
    sum[into + 1] += Math.min(tg * g, limit);
    sum[into + 2] += Math.min(tb * b, limit);
  };

  // Sunlight enters a room only through its windows.
  const isOpen = (px, py, pz, sx, sy, sz) =>
    windows.length === 0 ||
    windows.some(({ corner, along, up }) => {
      const t = (corner[0] - px) / sx;
      const [y, z] = [py + sy * t - corner[1], pz + sz * t - corner[2]];
      return t > 0 && y > 0 && y < up && z > 0 && z < along[2];
    });

  // Adds the direct light of sun, windows and lamps on a surface; leaves and thin cloth let some of it through.
  const addDirect = (surface, px, py, pz, nx, ny, nz) => {
    const through = surface.thin ?? 0;
    const share = (c) => (c > 0 ? c : -c * through);
    if (sun) {
      const a = random() * 2 * Math.PI;
      const off = Math.sqrt(random()) * (sun.soft ?? 0.012);
      const sx = toSun[0] + Math.cos(a) * off;
      const sy = toSun[1] + Math.sin(a) * off * 0.7;
      const sz = toSun[2] + Math.sin(a) * off * 0.7;
      const c = share(nx * sx + ny * sy + nz * sz);
      if (c > 0 && isOpen(px, py, pz, sx, sy, sz) && !world.blocked(px, py, pz, sx, sy, sz, 1e9))
        add(sun.light[0] * c, sun.light[1] * c, sun.light[2] * c);
    }
    const count = windows.length + lamps.length;
    if (count === 0) return;
    const chosen = Math.floor(random() * count);
    if (chosen < windows.length) {
      // A window is a rectangle with the sky behind it: a corner, two sides, and the direction into the room.
      const one = windows[chosen];
      const [u, v] = [random(), random()];
      const lx = one.corner[0] + one.along[0] * u - px;
      const ly = one.corner[1] + one.up * v - py;
      const lz = one.corner[2] + one.along[2] * u - pz;
      const far2 = lx * lx + ly * ly + lz * lz;
      const far = Math.sqrt(far2);
      const c = share((nx * lx + ny * ly + nz * lz) / far);
      const out = -(lx * one.into[0] + lz * one.into[2]) / far;
      if (c <= 0 || out <= 0 || world.blocked(px, py, pz, lx / far, ly / far, lz / far, far)) return;
      const area = Math.hypot(one.along[0], one.along[2]) * one.up;
      // More light comes down from the sky than up from the ground.
      const k =
        ((c * out * area * count) / (Math.PI * far2)) * (0.75 + 0.25 * Math.max(-1, Math.min(1, (4 * ly) / far)));
      add(one.light[0] * k, one.light[1] * k, one.light[2] * k);
    } else {
      const one = lamps[chosen - windows.length];
      const [z, a] = [random() * 2 - 1, random() * 2 * Math.PI];
      const s = Math.sqrt(1 - z * z) * one.radius;
      const lx = one.at[0] + Math.cos(a) * s - px;
      const ly = one.at[1] + z * one.radius - py;
      const lz = one.at[2] + Math.sin(a) * s - pz;
      const far2 = lx * lx + ly * ly + lz * lz;
      const far = Math.sqrt(far2);
      const c = share((nx * lx + ny * ly + nz * lz) / far);
      if (c <= 0 || world.blocked(px, py, pz, lx / far, ly / far, lz / far, far - one.radius * 2.1)) return;
      const down = one.down ? Math.max(0.04, Math.min(1, (ly / far) * 1.6 - 0.3)) : 1;
      const k = (c * down * count) / (far2 + 0.03);
      add(one.light[0] * k, one.light[1] * k, one.light[2] * k);
    }
  };

  const follow = () => {
    let { ox, oy, oz, dx, dy, dz } = ray;
    let [isMirror, isFirst] = [false, true];
    for (let bounce = 0; ; bounce += 1) {
      if (!world.first(ox, oy, oz, dx, dy, dz)) {
        if (isFirst) add(1, 1, 1);
        // The light of windows is already counted as direct light.
        else if (isMirror || windows.length === 0) {
          const shown = (isMirror ? (scene.view ?? sky) : sky)(dx, dy, dz);
          add(shown[0], shown[1], shown[2]);
        }
        return;
      }
      const { surface } = met;
      const { nx, ny, nz } = met;
      if (surface.glow) {
        if (isFirst) add(1, 1, 1);
        else if (isMirror || surface.shines) {
          const c = colourAt(surface);
          add(c[0] * surface.glow, c[1] * surface.glow, c[2] * surface.glow);
        }
        return;
      }
      const px = met.x + nx * 1.5e-3;
      const py = met.y + ny * 1.5e-3;
      const pz = met.z + nz * 1.5e-3;
      const cos = -(dx * nx + dy * ny + dz * nz);
      const gloss = surface.gloss ?? 0;
      const fresnel = gloss && bounce < 3 ? gloss + (1 - gloss) * (1 - Math.max(0, cos)) ** 5 * (surface.dull ?? 1) : 0;
      const chance = fresnel ? Math.min(0.9, Math.max(0.15, fresnel)) : 0;
      if (chance && random() < chance) {
        const k = fresnel / chance;
        const tint = surface.metal ? colourAt(surface) : undefined;
        tr *= k * (tint ? tint[0] : 1);
        tg *= k * (tint ? tint[1] : 1);
        tb *= k * (tint ? tint[2] : 1);
        // The reflection is as blurred as the surface is rough.
        const wave = surface.wave?.(met.x, met.z);
        const rough = surface.rough ?? 0.05;
        const [z, a] = [random() * 2 - 1, random() * 2 * Math.PI];
        const s = Math.sqrt(1 - z * z) * rough * random();
        let mx = nx + Math.cos(a) * s + (wave ? wave[0] : 0);
        let my = ny + z * rough * 0.6;
        let mz = nz + Math.sin(a) * s + (wave ? wave[1] : 0);
        const size = Math.hypot(mx, my, mz);
        mx /= size;
        my /= size;
        mz /= size;
        const twice = 2 * (dx * mx + dy * my + dz * mz);
        dx -= twice * mx;
        dy -= twice * my;
        dz -= twice * mz;
        if (dx * nx + dy * ny + dz * nz <= 0) return;
        if (isFirst) into = 3;
        isMirror = true;
      } else {
        if (surface.metal) return;
        const k = (1 - fresnel) / (1 - chance);
        if (isFirst) {
          tr *= k;
          tg *= k;
          tb *= k;
        } else {
          const c = isMirror ? colourAt(surface) : surface.colour;
          tr *= k * c[0];
          tg *= k * c[1];
          tb *= k * c[2];
        }
        if (!isFirst) limit = MOST;
        addDirect(surface, px, py, pz, nx, ny, nz);
        if (bounce >= depth) {
          add(ambient[0], ambient[1], ambient[2]);
          return;
        }
        // Russian roulette: after two bounces, half of the paths end, and the others count twice.
        if (bounce > 1) {
          if (random() < 0.5) return;
          tr *= 2;
          tg *= 2;
          tb *= 2;
        }
        // A random direction around the surface's normal, more often close to it.
        const [z, a] = [random() * 2 - 1, random() * 2 * Math.PI];
        const s = Math.sqrt(1 - z * z);
        dx = nx + Math.cos(a) * s;
        dy = ny + z;
        dz = nz + Math.sin(a) * s;
        const size = Math.hypot(dx, dy, dz) || 1;
        dx /= size;
        dy /= size;
        dz /= size;
        isMirror = false;
      }
      isFirst = false;
      ox = px;
      oy = py;
      oz = pz;
    }
  };

  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      sum.fill(0);
      let [mean, square] = [0, 0];
      for (let sample = 0; sample < samples; sample += 1) {
        aim((x + 0.5) / width, (y + 0.5) / height);
        tr = 1;
        tg = 1;
        tb = 1;
        into = 0;
        limit = 60;
        const before = sum[0] + sum[1] + sum[2];
        follow();
        const got = sum[0] + sum[1] + sum[2] - before;
        mean += got;
        square += got * got;
      }
      for (let k = 0; k < 3; k += 1) {
        fallen[at * 3 + k] = sum[k] / samples;
        mirrored[at * 3 + k] = sum[3 + k] / samples;
      }
      spread[at] = Math.max(0, square / samples - (mean / samples) ** 2) / samples / 9;
    }
  return { fallen, mirrored, spread };
};
