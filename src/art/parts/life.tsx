import { tenth } from './geometry.ts';
import { bands, dots } from './ledges.tsx';

/** Distant birds, each given by the tip of its left wing. */
export const birds = (...at: readonly (readonly [x: number, y: number])[]) => (
  <path
    className="day s-w3"
    strokeWidth="1.6"
    d={at.map(([x, y]) => `M${tenth(x)} ${tenth(y)}q5-6 10 0q5-6 10 0`).join('')}
  />
);

/** Standing people with clothes of one paint, each given by the point between the feet and the height. */
export const people = (clothes: string, ...at: readonly (readonly [x: number, y: number, height: number])[]) => (
  <>
    <path
      className={clothes}
      d={at
        .map(([x, y, h]) => {
          const [hem, shoulder, tall] = [0.14, 0.12, 0.6].map((share) => Math.round(h * share * 2) / 2) as [
            number,
            number,
            number,
          ];
          return `M${tenth(x - hem - shoulder)} ${tenth(y)}l${hem}-${tall}q${shoulder}-${2 * shoulder} ${2 * shoulder} 0l${hem} ${tall}z`;
        })
        .join('')}
    />
    {dots('wd', tenth((at[0]?.[2] ?? 0) * 0.28), ...at.map(([x, y, h]) => [x, y - h * 0.85] as const))}
  </>
);

/** Horizontal lines of light on water, each given by its left end, top and width. */
export const ripples = (...at: readonly (readonly [x: number, y: number, width: number])[]) => (
  <g opacity=".45">{bands('cl', 2.5, ...at)}</g>
);

/** A sailing boat with the foot of its mast at (x, y). */
export const sailBoat = (x: number, y: number, hull = 'wd', sail = 't') => (
  <>
    <path className={hull} d={`M${tenth(x - 32)} ${tenth(y)}h60q-5 12-14 12h-32q-10 0-14-12z`} />
    <path className={sail} d={`M${tenth(x)} ${tenth(y - 2)}v-42l26 36z`} />
    <path className="t2" d={`M${tenth(x - 4)} ${tenth(y - 2)}v-32l-20 28z`} />
  </>
);

/** A wooden boat with an awning of mats. (x, y) is its middle at the waterline. */
export const countryBoat = (x: number, y: number) => (
  <g transform={`translate(${tenth(x)} ${tenth(y)})`}>
    <path className="gd" d="M-64-18q50 12 118-2q-10 24-34 24h-54q-22 0-30-22z" />
    <path className="wd" d="M-64-18q50 12 118-2l-3 6q-60 12-112 2z" />
    <path className="b" d="M-30-14v-14q20-14 42 0v14z" />
    <path className="s-wd" strokeWidth="1.5" d="M-30-28q20-14 42 0M-20-14v-19M-8-14v-21M4-14v-19" />
  </g>
);

/** Cypresses lit from the left, each given by its foot, half its width, and its height. */
export const cypresses = (...at: readonly (readonly [x: number, y: number, half: number, height: number])[]) => (
  <>
    <path
      className="f2"
      d={at.map(([x, y, w, h]) => `M${x} ${y}q${-2 * w}${-h / 2} 0${-h}q${2 * w} ${h / 2} 0 ${h}z`).join('')}
    />
    <path
      className="f1"
      d={at.map(([x, y, w, h]) => `M${x} ${y}q${w}${-h / 2} 0${-h}q${2 * w} ${h / 2} 0 ${h}z`).join('')}
    />
  </>
);
