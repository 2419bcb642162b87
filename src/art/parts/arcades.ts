import { tenth } from './geometry.ts';

// Rows of openings as one path: relative to the first, so that a row of many costs little.
/** Openings side by side: left, top, width, height of the first, then the step to the next and how many. */
type Row = readonly [x: number, y: number, width: number, height: number, step?: number, count?: number];

const rowOf =
  (shape: (w: number, h: number) => string) =>
  (x: number, y: number, w: number, h: number, step = 0, count = 1) =>
    Array.from({ length: count }, (_none, at) => `M${tenth(x + at * step)} ${tenth(y + h)}${shape(w, h)}`).join('');

const each =
  (row: ReturnType<typeof rowOf>) =>
  (...rows: readonly Row[]): string =>
    rows.map((one) => row(...one)).join('');

/** Pointed arches. */
export const ogives = each(
  rowOf(
    (w, h) =>
      `v${tenth(w * 0.55 - h)}q0${tenth(-w * 0.4)} ${tenth(w / 2)} ${tenth(-w * 0.55)}q${tenth(w / 2)} ${tenth(w * 0.15)} ${tenth(w / 2)} ${tenth(w * 0.55)}v${tenth(h - w * 0.55)}z`,
  ),
);

/** Round arches. */
export const arches = each(
  rowOf((w, h) => `v${tenth(w / 2 - h)}a${tenth(w / 2)} ${tenth(w / 2)} 0 0 1 ${tenth(w)} 0v${tenth(h - w / 2)}z`),
);

/** Plain oblongs. */
export const slots = each(rowOf((w, h) => `v${tenth(-h)}h${tenth(w)}v${tenth(h)}z`));
