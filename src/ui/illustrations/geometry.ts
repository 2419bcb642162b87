// Shapes as path data, in the units of a drawing's viewBox (480 × 360). One decimal: finer shows nowhere and costs bytes.
const r = (value: number) => +value.toFixed(1);

/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Rectangles in one path. */
export const rects = (...boxes: readonly Box[]): string =>
  boxes.map(([x, y, w, h]) => `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}z`).join('');

/** A closed shape through points. */
export const polygon = (...points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}z`;

/** Circles in one path: centre and radius. */
export const circles = (...list: readonly (readonly [x: number, y: number, radius: number])[]): string =>
  list
    .map(([x, y, q]) => `M${r(x - q)} ${r(y)}a${r(q)} ${r(q)} 0 1 1 ${r(2 * q)} 0a${r(q)} ${r(q)} 0 1 1 ${r(-2 * q)} 0`)
    .join('');

/** A pointed arch, as in a jharokha. */
export const arch = (x: number, y: number, w: number, h: number): string => {
  const spring = y + w * 0.52;
  const c = x + w / 2;
  return `M${r(x)} ${r(y + h)}V${r(spring)}C${r(x)} ${r(spring - w * 0.3)} ${r(c - w * 0.16)} ${r(y + w * 0.1)} ${r(c)} ${r(y)}C${r(c + w * 0.16)} ${r(y + w * 0.1)} ${r(x + w)} ${r(spring - w * 0.3)} ${r(x + w)} ${r(spring)}V${r(y + h)}z`;
};

/** A round arch. */
export const roundArch = (x: number, y: number, w: number, h: number): string =>
  `M${r(x)} ${r(y + h)}V${r(y + w / 2)}a${r(w / 2)} ${r(w / 2)} 0 0 1 ${r(w)} 0V${r(y + h)}z`;

/** The brand's cusped arch; `lobes` is odd: 5 small, 7 for a door, 9 to 13 for a clip. */
export const cuspedArch = (x: number, y: number, w: number, h: number, lobes = 7): string => {
  const rise = w * 0.52;
  const centre = x + w / 2;
  const spring = y + rise + w * 0.02;
  const reach = (w / 2) * 0.92;
  let [fromX, fromY] = [centre - reach, spring];
  let path = `M${r(x)} ${r(y + h)}V${r(spring)}H${r(fromX)}`;
  for (let lobe = 1; lobe <= lobes; lobe += 1) {
    const angle = Math.PI * (1 - lobe / lobes);
    const [toX, toY] = [centre + Math.cos(angle) * reach, spring - Math.sin(angle) * rise * 0.97];
    const radius = Math.hypot(toX - fromX, toY - fromY) * 0.57;
    path += `a${r(radius)} ${r(radius)} 0 0 1 ${r(toX - fromX)} ${r(toY - fromY)}`;
    [fromX, fromY] = [toX, toY];
  }
  return `${path}H${r(x + w)}V${r(y + h)}z`;
};

/** A dome on its foot line: centre, foot, width, height. */
export const domeShape = (c: number, y: number, w: number, h: number): string =>
  `M${r(c - w / 2)} ${r(y)}C${r(c - w * 0.64)} ${r(y - h * 0.58)} ${r(c - w * 0.16)} ${r(y - h * 0.78)} ${r(c)} ${r(y - h)}C${r(c + w * 0.16)} ${r(y - h * 0.78)} ${r(c + w * 0.64)} ${r(y - h * 0.58)} ${r(c + w / 2)} ${r(y)}z`;

/** The shaded right part of a dome. */
export const domeShade = (c: number, y: number, w: number, h: number): string =>
  `M${r(c + w * 0.08)} ${r(y)}C${r(c + w * 0.2)} ${r(y - h * 0.5)} ${r(c + w * 0.08)} ${r(y - h * 0.8)} ${r(c)} ${r(y - h)}C${r(c + w * 0.16)} ${r(y - h * 0.78)} ${r(c + w * 0.64)} ${r(y - h * 0.58)} ${r(c + w / 2)} ${r(y)}z`;
