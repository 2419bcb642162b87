import { frame } from '../buildings.mjs';
import { ball, rod, row } from '../shapes.mjs';
import { duskSky } from '../skies.mjs';
import { glowing } from '../surfaces.mjs';
import { villaBody, villaGround } from '../villaParts.mjs';

/** The same villa after sunset, seen from the other side. */
export const villaDusk = () => ({
  eye: [11.6, 1.5, -11.5],
  at: [5.4, 2.9, 0],
  wide: 1.0,
  exposure: 2.3,
  warm: [1.02, 1, 1],
  sky: duskSky,
  depth: 2,
  ambient: [0.05, 0.05, 0.07],
  shapes: [
    ...villaBody(true),
    ...villaGround,
    ...row(4, (i) => [
      rod(4.2 + (i % 2) * 3.6, 0, -9 + Math.floor(i / 2) * 4, 0.55, 0.04, frame),
      ball(4.2 + (i % 2) * 3.6, 0.6, -9 + Math.floor(i / 2) * 4, 0.07, glowing('#FFDDA6', 5)),
    ]),
  ],
  lamps: [
    ...row(7, (i) => ({ at: [0.4 + i * 1.7, 3.05, -0.9], radius: 0.04, light: [1.5, 1.0, 0.55], down: true })),
    ...row(4, (i) => ({
      at: [4.2 + (i % 2) * 3.6, 0.6, -9 + Math.floor(i / 2) * 4],
      radius: 0.07,
      light: [0.6, 0.42, 0.24],
    })),
    { at: [2.4, 2.2, 2], radius: 0.2, light: [5, 3.5, 2] },
  ],
});
