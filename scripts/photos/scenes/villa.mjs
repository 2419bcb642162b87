import { grass } from '../plants.mjs';
import { daySky, noon } from '../skies.mjs';
import { villaBody, villaGround } from '../villaParts.mjs';

/** A villa with a garden by day. */
export const villa = () => ({
  eye: [-1.6, 1.55, -13],
  at: [4.6, 2.75, 0],
  wide: 0.98,
  exposure: 0.92,
  warm: [1.02, 1, 0.97],
  sky: daySky,
  sun: noon,
  depth: 2,
  ambient: [0.28, 0.32, 0.36],
  shapes: [...villaBody(false), ...villaGround, ...grass(-9, -11.5, 4.4, -2.4, 5200, 3)],
});
