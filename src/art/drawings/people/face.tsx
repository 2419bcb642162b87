import { circles } from '#src/art/parts/geometry.ts';
import type { Sitter } from './sitter.ts';

const outlines = {
  woman: 'M191 128C191 92 211 74 240 74S289 92 289 128C289 170 266 207 240 207S191 170 191 128z',
  man: 'M189 126C189 90 210 72 240 72S291 90 291 126V150C291 186 266 212 240 212S189 186 189 150z',
} as const;

/** The shaded side of the face. */
const shades = {
  woman: 'M262 80C281 88 289 106 289 128C289 170 266 207 240 207C262 194 273 168 271 138C270 116 269 98 262 80z',
  man: 'M264 78C283 86 291 104 291 126V150C291 186 266 212 240 212C264 198 274 172 272 140C271 116 271 96 264 78z',
} as const;

const necks = {
  woman: ['M221 180h38v74q-19 36-38 0z', 'M221 196Q240 214 259 192V232Q238 232 221 206z'],
  man: ['M215 180h50v74q-25 30-50 0z', 'M215 198Q240 220 265 194V240Q236 240 215 210z'],
} as const;

/** The neck, with the chin's shadow. */
export const neck = ({ look, skin, skinShade }: Sitter) => (
  <>
    <path className={skin} d={necks[look][0]} />
    <path className={skinShade} d={necks[look][1]} />
  </>
);

const mouths = {
  closed: <path className="s-li" strokeWidth="3" strokeLinecap="round" d="M225 182Q240 193 255 182" />,
  lips: (
    <>
      <path className="li2" d="M224 181Q233 176 240 180Q247 176 256 181Q251 195 240 195T224 181z" />
      <path className="s-li" strokeWidth="2.4" strokeLinecap="round" d="M221 179Q240 191 259 179" />
    </>
  ),
  open: (
    <>
      <path className="li" d="M222 179Q240 184 258 179Q254 198 240 198T222 179z" />
      <path className="hw2" d="M225 181Q240 185 255 181Q252 189 240 189T225 181z" />
    </>
  ),
} as const;

const mouthOf = ({ look, smile }: Sitter) => {
  if (smile < 0.34) return mouths.open;
  return look === 'woman' ? mouths.lips : mouths.closed;
};

const brows = {
  woman: ['M208 130Q217 122 230 128M250 128Q263 122 272 130', 'M207 127Q220 121 230 129M250 129Q260 121 273 127'],
  man: ['M206 128Q217 120 230 127M250 127Q263 120 274 128', 'M206 125Q218 122 231 128M249 128Q262 122 274 125'],
} as const;

/** Ears and face. Beard and glasses are drawn over it. */
export const face = (sitter: Sitter) => {
  const { look, age, skin, skinShade, hair } = sitter;
  return (
    <>
      <path className={skin} d={circles([190, 148, 10])} />
      <path className={skinShade} d={circles([290, 148, 10])} />
      <path className={skin} d={outlines[look]} />
      <path className={skinShade} d={`${shades[look]}M244 138L252 164Q248 172 236 168Q245 160 244 138z`} />
      <path className="li2" d={circles([211, 168, 11], [268, 168, 10])} opacity=".16" />
      <path className="hw2" d="M210 143Q219 135 229 143Q219 149 210 143zM251 143Q261 135 270 143Q261 149 251 143z" />
      <path className="kd" d={circles([220, 142, 4.6], [260, 142, 4.6])} />
      <path
        className="s-kd"
        strokeWidth={look === 'woman' ? 3 : 2.4}
        strokeLinecap="round"
        d={
          look === 'woman'
            ? 'M208 143Q218 133 229 142M251 142Q262 133 272 143'
            : 'M210 142Q219 135 229 142M251 142Q261 135 270 142'
        }
      />
      <path
        className={age === 2 ? `s-${hair}` : 's-kd'}
        strokeWidth={look === 'woman' ? 3.4 : 4.6}
        strokeLinecap="round"
        d={brows[look][(sitter.smile * 8) % 1 < 0.5 ? 0 : 1]}
      />
      {age === 2 ? (
        <path
          className={`s-${skinShade}`}
          strokeWidth="2"
          strokeLinecap="round"
          d="M224 108Q240 104 256 108M216 170Q209 178 213 188M264 170Q271 178 267 188"
        />
      ) : null}
      {mouthOf(sitter)}
    </>
  );
};

const lenses = 'M201 133h32v12q0 12-16 12t-16-12zM247 133h32v12q0 12-16 12t-16-12z';

/** The glasses, if the person wears any. */
export const glasses = ({ glasses: worn, detail }: Sitter) =>
  worn ? (
    <>
      <path className="wh" d={lenses} opacity=".16" />
      <path
        className={detail < 0.3 ? 's-b' : 's-kd'}
        strokeWidth="2.8"
        d={`${detail < 0.6 ? lenses : circles([218, 144, 16], [262, 144, 16])}M234 140q6-4 12 0M201 140l-10-3M279 140l10-3`}
      />
    </>
  ) : null;
