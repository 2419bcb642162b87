// Rows of openings as one path: relative to the first, so that a row of many costs little.
const r = (value: number) => +value.toFixed(1);

/** Openings side by side: left, top, width, height of the first, then the step to the next and how many. */
type Row = readonly [x: number, y: number, width: number, height: number, step?: number, count?: number];

const rowOf =
  (shape: (w: number, h: number) => string) =>
  (x: number, y: number, w: number, h: number, step = 0, count = 1) =>
    Array.from({ length: count }, (_none, at) => `M${r(x + at * step)} ${r(y + h)}${shape(w, h)}`).join('');

const each =
  (row: ReturnType<typeof rowOf>) =>
  (...rows: readonly Row[]): string =>
    rows.map((one) => row(...one)).join('');

/** Pointed arches. */
export const ogives = each(
  rowOf(
    (w, h) =>
      `v${r(w * 0.55 - h)}q0${r(-w * 0.4)} ${r(w / 2)} ${r(-w * 0.55)}q${r(w / 2)} ${r(w * 0.15)} ${r(w / 2)} ${r(w * 0.55)}v${r(h - w * 0.55)}z`,
  ),
);

/** Round arches. */
export const arches = each(
  rowOf((w, h) => `v${r(w / 2 - h)}a${r(w / 2)} ${r(w / 2)} 0 0 1 ${r(w)} 0v${r(h - w / 2)}z`),
);

/** Plain oblongs. */
export const slots = each(rowOf((w, h) => `v${r(-h)}h${r(w)}v${r(h)}z`));
