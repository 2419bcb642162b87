import type { ReactNode } from 'react';
import { circles } from '#src/art/parts/geometry.ts';
import { beads } from '#src/art/parts/ledges.tsx';
import type { Sitter } from './sitter.ts';

/** Hair or headwear: the layers behind the head, over it, and over the clothes. */
export interface Head {
  readonly behind?: ReactNode;
  readonly over: ReactNode;
  readonly front?: ReactNode;
}

// Hair with its highlight.
const strands = (hair: string, hairLit: string, [shape, lit]: readonly [string, string]) => (
  <>
    <path className={hair} d={shape} />
    <path className={hairLit} d={lit} />
  </>
);

const cuts = [
  // Parted at the side
  [
    'M184 142C176 96 196 54 242 53C290 53 304 96 296 142L291 144C291 124 287 112 277 102C256 106 230 102 215 90C210 104 192 112 189 144z',
    'M199 88C210 66 238 58 260 64C238 68 218 76 207 96z',
  ],
  // Full and wavy
  [
    'M185 140C174 114 180 92 192 84C190 64 214 50 234 56C250 42 278 50 284 66C302 76 304 110 296 140L291 142C292 122 288 108 280 98C262 106 246 98 236 90C222 104 196 104 189 142z',
    'M196 92C196 72 214 60 232 66C216 72 206 84 208 94zM240 66C252 54 268 56 276 68C264 66 250 70 244 78z',
  ],
  // Short all round
  [
    'M187 138C183 88 204 58 240 58S297 88 293 138L290 136C289 108 280 96 264 92C246 97 226 97 214 92C200 97 191 110 190 136z',
    'M198 90C208 70 232 64 250 67C230 72 214 80 206 94z',
  ],
  // Brushed back
  [
    'M185 140C178 92 198 46 244 50C288 50 302 92 295 140L291 142C291 112 284 92 268 84C250 80 226 82 208 92C196 104 191 122 189 142z',
    'M196 92C206 66 232 56 256 62C232 68 212 80 202 102zM214 92C230 76 252 72 270 78C250 78 232 84 222 94z',
  ],
] as const;

const bald =
  'M185 146C178 118 184 98 195 88C190 106 190 126 191 146zM295 146C302 118 296 98 285 88C290 106 290 126 289 146z';

// Differs from the paints of shirt and jacket. Ochre is left out if one of them is similar.
const turbanPaint = ({ over, cloth, detail }: Sitter) => {
  const ochre = over === 'b0' || cloth === 'r1' || cloth === 'b';
  const free = ['fl', 'bl2', ochre ? 'f1' : 'b'].filter((paint) => !paint.startsWith(cloth) && paint !== over);
  return free[Math.floor(detail * free.length)] ?? 'fl';
};

const turban = (sitter: Sitter) => {
  const { cloth } = sitter;
  return (
    <>
      <path className={cloth} d="M208 108Q240 70 272 108Q240 84 208 108z" />
      <path
        className={turbanPaint(sitter)}
        d="M181 128C160 74 196 34 242 34S320 74 299 128C286 104 262 94 240 80C218 94 194 104 181 128z"
      />
      <path
        className="sh"
        d="M256 35C306 42 318 80 299 128C290 110 276 102 262 94C282 76 276 50 256 35z"
        opacity=".24"
      />
      <path
        className="s-t"
        strokeOpacity=".5"
        strokeWidth="2"
        d="M240 80C220 78 194 86 178 104M240 80C222 66 198 66 182 82M240 80C232 58 214 48 200 52M240 80C262 78 288 88 302 104M240 80C262 64 284 66 300 80"
      />
    </>
  );
};

const beards = {
  full: 'M189 138C186 196 204 232 240 234S294 196 291 138C287 160 280 170 268 172C256 166 224 166 212 172C200 170 193 160 189 138z',
  trimmed:
    'M189 146C190 188 208 215 240 217S290 188 291 146C287 164 280 172 267 174C256 168 224 168 213 174C200 172 193 164 189 146z',
  // Within the jaw and around the mouth
  stubble:
    'M190 152C192 186 216 210.500 240 210.500S288 186 290 152C287 165 280 171 267 173C256 167 224 167 213 173C200 171 193 165 190 152zM218 178Q240 171 262 178Q257 202 240 202T218 178z',
  moustache:
    'M214 179C222 167 236 168 240 172C244 168 258 167 266 179C256 178 248 176 240 178C232 176 224 178 214 179z',
} as const;

/** A man's beard or moustache, drawn below his mouth. */
export const beard = ({ look, hair, style, detail, age }: Sitter) => {
  if (look === 'woman') return null;
  if (style > 0.86) return <path className={hair} d={beards.full + beards.moustache} />;
  if (detail < 0.26) return <path className={hair} d={beards.trimmed + beards.moustache} />;
  if (detail < 0.48) return <path className={hair} d={beards.moustache} />;
  return detail < 0.66 && age < 2 ? (
    <path className={hair} fillRule="evenodd" d={beards.stubble} opacity=".18" />
  ) : null;
};

const man = (sitter: Sitter): Head => {
  const { style, age, hair, hairLit } = sitter;
  if (style > 0.86) return { over: turban(sitter) };
  if (age > 0 && style < 0.2) return { over: <path className={hair} d={bald} /> };
  return { over: strands(hair, hairLit, cuts[Math.floor((style / 0.861) * cuts.length)] ?? cuts[0]) };
};

const partings = [
  // In the centre
  [
    'M240 82C214 82 198 104 191 146C182 134 177 118 180 102C185 66 212 50 240 50S295 66 300 102C303 118 298 134 289 146C282 104 266 82 240 82z',
    'M196 96C204 72 220 60 236 58C220 68 208 82 200 108z',
  ],
  // At the side
  [
    'M224 80C208 90 195 112 191 146C182 134 177 118 180 102C185 66 212 50 240 50S295 66 300 102C303 118 298 134 289 146C288 116 264 100 224 80z',
    'M194 98C200 76 210 66 220 62C210 74 202 88 198 110zM238 58C262 60 280 74 286 94C272 80 256 70 238 64z',
  ],
] as const;

const braid = Array.from({ length: 7 }, (_none, at) => {
  const [x, y, w] = [294 - at * 2.5, 196 + at * 22, 15 - at * 0.9];
  return `M${x} ${y}c${w} 2 ${w} 18 0 28c${-w}-8 ${-w}-24 0-28z`;
}).join('');

const hood = 'M180 262L172 200C160 100 188 36 240 36S320 100 308 200';

const loose = ({ hair, hairLit }: Sitter, crown: ReactNode): Head => ({
  behind: (
    <path className={hair} d="M180 104C166 160 176 206 160 262C190 280 290 280 320 262C304 206 314 160 300 104z" />
  ),
  over: crown,
  front: (
    <>
      <path
        className={hair}
        d="M184 128C170 176 182 212 162 262C156 284 172 296 194 290C212 282 212 254 204 232C196 206 196 176 191 142zM296 128C310 176 298 212 318 262C324 284 308 296 286 290C268 282 268 254 276 232C284 206 284 176 289 142z"
      />
      <path
        className={hairLit}
        d="M183 152C178 190 188 220 172 264C170 276 176 284 184 282C178 262 194 240 190 212C188 194 186 176 183 152z"
      />
    </>
  ),
});

const bobbed = ({ hair }: Sitter, crown: ReactNode): Head => ({
  behind: (
    <path className={hair} d="M180 104C166 160 172 206 184 220C206 228 276 228 296 220C308 206 314 160 300 104z" />
  ),
  over: (
    <>
      {crown}
      <path
        className={hair}
        d="M184 120C172 164 176 204 186 218C198 216 202 204 198 192C192 176 190 160 191 142zM296 120C308 164 304 204 294 218C282 216 278 204 282 192C288 176 290 160 289 142z"
      />
    </>
  ),
});

const braided = ({ hair, hairLit }: Sitter, crown: ReactNode): Head => ({
  behind: <path className={hair} d="M182 120h116v60q-4 28-30 34h-56q-26-6-30-34z" />,
  over: crown,
  front: (
    <>
      <path className={hair} d={braid} />
      <path
        className={hairLit}
        d="M288 204q-8 8-4 16M286 226q-8 8-4 16M283 248q-8 8-4 16M281 270q-8 8-4 16z"
        opacity=".8"
      />
    </>
  ),
});

const bun = ({ hair, hairLit, detail }: Sitter, crown: ReactNode): Head => ({
  behind: (
    <>
      <path className={hair} d={circles([240, 58, 25])} />
      <path className={hairLit} d="M221 54q6-17 23-17q-13 6-17 19z" />
    </>
  ),
  over: (
    <>
      {crown}
      {detail < 0.6 ? beads('hw2', 8, 7.4, 'M212 62C222 46 258 46 268 62') : null}
    </>
  ),
});

const scarf = ({ over }: Sitter, crown: ReactNode): Head => ({
  behind: (
    <>
      <path
        className={over}
        d="M152 372C150 300 168 260 172 200C158 100 188 36 240 36S322 100 308 200C312 260 330 300 328 372z"
      />
      <path
        className="sh"
        d="M262 40C308 60 320 120 308 200C312 260 330 300 328 372H280C300 300 290 120 262 40z"
        opacity=".2"
      />
    </>
  ),
  over: (
    <>
      {crown}
      <path
        className={over}
        d={`${hood}L300 262C284 240 296 176 294 130C294 92 274 62 240 62S186 92 186 130C184 176 196 240 180 262z`}
      />
      <path
        className="sh"
        d="M264 41C304 60 318 120 308 200L300 262C284 240 296 176 294 130C294 104 286 84 272 72z"
        opacity=".2"
      />
      <path
        className="s-b"
        strokeWidth="3.4"
        d="M180 262C196 240 184 176 186 130C186 92 206 62 240 62S294 92 294 130C296 176 284 240 300 262"
      />
    </>
  ),
});

const woman = (sitter: Sitter): Head => {
  const { style, detail, hair, hairLit, age } = sitter;
  const crown = strands(hair, hairLit, partings[detail < 0.55 ? 0 : 1]);
  if (style < 0.22 && age < 2) return loose(sitter, crown);
  if (style < 0.4) return bobbed(sitter, crown);
  if (style < 0.58) return braided(sitter, crown);
  return style < 0.8 ? bun(sitter, crown) : scarf(sitter, crown);
};

/** The hair or headwear of a person. */
export const headOf = (sitter: Sitter): Head => (sitter.look === 'woman' ? woman(sitter) : man(sitter));
