// More decimals are invisible and cost bytes.
const tenth = (value: number): number => +value.toFixed(1);

/** The brand's cusped arch as SVG path data. `lobes` must be odd: 9 to 13, fewer for a small arch. */
export const cuspedArch = (x: number, y: number, w: number, h: number, lobes: number): string => {
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
