// Shapes as SVG path data, in the units of a drawing's viewBox (480 × 360).

/** Rounds a length to one decimal: more digits are invisible and cost bytes. */
export const tenth = (value: number): number => +value.toFixed(1);

/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Rectangles in one path. */
export const rects = (...boxes: readonly Box[]): string =>
  boxes.map(([x, y, w, h]) => `M${tenth(x)} ${tenth(y)}h${tenth(w)}v${tenth(h)}h${tenth(-w)}z`).join('');

/** A closed polygon. */
export const polygon = (...points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}z`;

/** Circles in one path, each given by its centre and radius. */
export const circles = (...list: readonly (readonly [x: number, y: number, radius: number])[]): string =>
  list
    .map(
      ([x, y, q]) =>
        `M${tenth(x - q)} ${tenth(y)}a${tenth(q)} ${tenth(q)} 0 1 1 ${tenth(2 * q)} 0a${tenth(q)} ${tenth(q)} 0 1 1 ${tenth(-2 * q)} 0`,
    )
    .join('');

/** A pointed arch, as on a jharokha. */
export const arch = (x: number, y: number, w: number, h: number): string => {
  const spring = y + w * 0.52;
  const c = x + w / 2;
  return `M${tenth(x)} ${tenth(y + h)}V${tenth(spring)}C${tenth(x)} ${tenth(spring - w * 0.3)} ${tenth(c - w * 0.16)} ${tenth(y + w * 0.1)} ${tenth(c)} ${tenth(y)}C${tenth(c + w * 0.16)} ${tenth(y + w * 0.1)} ${tenth(x + w)} ${tenth(spring - w * 0.3)} ${tenth(x + w)} ${tenth(spring)}V${tenth(y + h)}z`;
};

/** A round arch. */
export const roundArch = (x: number, y: number, w: number, h: number): string =>
  `M${tenth(x)} ${tenth(y + h)}V${tenth(y + w / 2)}a${tenth(w / 2)} ${tenth(w / 2)} 0 0 1 ${tenth(w)} 0V${tenth(y + h)}z`;

/** The brand's cusped arch. `lobes` must be odd: 5 for a small arch, 7 for a door, 9 to 13 for a clip path. */
export const cuspedArch = (x: number, y: number, w: number, h: number, lobes = 7): string => {
  const rise = w * 0.52;
  const centre = x + w / 2;
  const spring = y + rise + w * 0.02;
  const reach = (w / 2) * 0.92;
  let [fromX, fromY] = [centre - reach, spring];
  let path = `M${tenth(x)} ${tenth(y + h)}V${tenth(spring)}H${tenth(fromX)}`;
  for (let lobe = 1; lobe <= lobes; lobe += 1) {
    const angle = Math.PI * (1 - lobe / lobes);
    const [toX, toY] = [centre + Math.cos(angle) * reach, spring - Math.sin(angle) * rise * 0.97];
    const radius = Math.hypot(toX - fromX, toY - fromY) * 0.57;
    path += `a${tenth(radius)} ${tenth(radius)} 0 0 1 ${tenth(toX - fromX)} ${tenth(toY - fromY)}`;
    [fromX, fromY] = [toX, toY];
  }
  return `${path}H${tenth(x + w)}V${tenth(y + h)}z`;
};

/** A dome, given by its centre, base line, width and height. */
export const domeShape = (c: number, y: number, w: number, h: number): string =>
  `M${tenth(c - w / 2)} ${tenth(y)}C${tenth(c - w * 0.64)} ${tenth(y - h * 0.58)} ${tenth(c - w * 0.16)} ${tenth(y - h * 0.78)} ${tenth(c)} ${tenth(y - h)}C${tenth(c + w * 0.16)} ${tenth(y - h * 0.78)} ${tenth(c + w * 0.64)} ${tenth(y - h * 0.58)} ${tenth(c + w / 2)} ${tenth(y)}z`;

/** The shaded right side of a dome. */
export const domeShade = (c: number, y: number, w: number, h: number): string =>
  `M${tenth(c + w * 0.08)} ${tenth(y)}C${tenth(c + w * 0.2)} ${tenth(y - h * 0.5)} ${tenth(c + w * 0.08)} ${tenth(y - h * 0.8)} ${tenth(c)} ${tenth(y - h)}C${tenth(c + w * 0.16)} ${tenth(y - h * 0.78)} ${tenth(c + w * 0.64)} ${tenth(y - h * 0.58)} ${tenth(c + w / 2)} ${tenth(y)}z`;
