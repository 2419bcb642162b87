import { tenth } from './geometry.ts';

/** A row of openings: left, top, width and height of the first, then the distance to the next and their count. */
type Row = readonly [x: number, y: number, width: number, height: number, step?: number, count?: number];

const rowOf =
  (shape: (w: number, h: number) => string) =>
  (x: number, y: number, w: number, h: number, step = 0, count = 1) =>
    Array.from({ length: count }, (_none, at) => `M${tenth(x + at * step)} ${tenth(y + h)}${shape(w, h)}`).join('');

const each =
  (row: ReturnType<typeof rowOf>) =>
  (...rows: readonly Row[]): string =>
    rows.map((one) => row(...one)).join('');

/** Rows of pointed arches, in one path. */
export const ogives = each(
  rowOf(
    (w, h) =>
      `v${tenth(w * 0.55 - h)}q0${tenth(-w * 0.4)} ${tenth(w / 2)} ${tenth(-w * 0.55)}q${tenth(w / 2)} ${tenth(w * 0.15)} ${tenth(w / 2)} ${tenth(w * 0.55)}v${tenth(h - w * 0.55)}z`,
  ),
);

/** Rows of round arches, in one path. */
export const arches = each(
  rowOf((w, h) => `v${tenth(w / 2 - h)}a${tenth(w / 2)} ${tenth(w / 2)} 0 0 1 ${tenth(w)} 0v${tenth(h - w / 2)}z`),
);

/** Rows of rectangles, in one path. */
export const slots = each(rowOf((w, h) => `v${tenth(-h)}h${tenth(w)}v${tenth(h)}z`));
