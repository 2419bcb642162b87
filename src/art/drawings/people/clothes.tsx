import type { ReactNode } from 'react';
import { circles } from '#src/art/parts/geometry.ts';
import type { Sitter } from './sitter.ts';

const bodies = {
  woman: 'M98 372C100 318 118 294 160 282L216 256Q240 268 264 256L320 282C362 294 380 318 382 372z',
  man: 'M82 372C84 312 104 290 150 276L210 250Q240 266 270 250L330 276C376 290 396 312 398 372z',
} as const;

const shaded = {
  woman: 'M264 256L320 282C362 294 380 318 382 372H306C312 330 300 288 258 260z',
  man: 'M270 250L330 276C376 290 396 312 398 372H312C318 322 304 282 262 255z',
} as const;

/** A shape and its mirror image about the middle. */
const both = (shape: ReactNode) => (
  <>
    {shape}
    <g transform="matrix(-1 0 0 1 480 0)">{shape}</g>
  </>
);

const kurta = ({ look, garment }: Sitter) => (
  <>
    <path className="t" d="M209 246Q240 270 271 246L275 262Q240 290 205 262z" opacity={look === 'man' ? 0.4 : 0.5} />
    <path className="sh" d="M231 280h18v92h-18z" opacity=".16" />
    <path
      className={garment < 0.2 ? 't' : 'b'}
      d={circles([240, 292, 2.6], [240, 312, 2.6], [240, 332, 2.6], [240, 352, 2.6])}
    />
  </>
);

const jacket = ({ over, cloth }: Sitter) => {
  const paint = over === 't' ? 'w4' : over;
  return (
    <>
      <path className={cloth === 'b' ? 'hw' : 'hw2'} d={bodies.man} />
      {both(<path className={paint} d="M128 372C132 320 150 292 172 268L206 252Q212 300 240 330V372z" />)}
      <path className="t" d="M209 246Q240 268 271 246L274 258Q240 284 206 258z" />
      <path className="t" d="M240 284V330" />
      <path className="b" d={circles([246, 340, 2.6], [246, 356, 2.6])} />
      <path className="fl" d="M278 306l18-4l-2 12l-14 2z" />
    </>
  );
};

const shirt = ({ skin, skinShade }: Sitter) => (
  <>
    <path className={skin} d="M214 244h52L240 296z" />
    <path className={skinShade} d="M214 250Q244 272 266 246L240 296z" />
    <path className="s-sh" strokeOpacity=".2" strokeWidth="2" d="M240 296V372" />
    {both(<path className="t" d="M208 244L240 296L214 312L194 260z" opacity=".32" />)}
  </>
);

const blazer = ({ look, over, cloth, skin, skinShade, detail, style }: Sitter) => {
  // A headscarf already uses the second paint.
  const outer = look === 'woman' && style >= 0.8 ? cloth : over;
  const paint = ['t', 'b0', 'fl', 'b'].includes(outer) ? 'w4' : outer;
  const lapel =
    look === 'woman' ? 'M212 258L240 352L202 326L210 310L192 300z' : 'M206 252L240 364L196 330L206 312L184 300z';
  return (
    <>
      <path className={paint} d={bodies[look]} />
      {look === 'woman' ? (
        <>
          <path className={cloth === paint ? 't' : cloth} d="M208 258L240 352L272 258L240 300z" />
          <path className={skin} d="M216 248Q240 262 264 248L262 266L240 312L218 266z" />
          <path className={skinShade} d="M220 256Q244 274 263 252L262 266L240 312z" opacity=".7" />
        </>
      ) : (
        <>
          <path className="t" d="M206 250L240 364L274 250L240 268z" />
          {detail < 0.5 ? <path className={cloth} d="M232 276h16l-4 14l8 50l-12 22l-12-22l8-50z" /> : null}
          {both(<path className="hw2" d="M210 242L240 276L218 296L202 256z" />)}
          <path className="s-sh" strokeOpacity=".16" d="M210 246L240 276L270 246M218 296L238 278" />
        </>
      )}
      {both(
        <>
          <path className="t" d={lapel} opacity=".14" />
          <path className="s-sh" strokeOpacity=".3" strokeWidth="2" d={lapel} />
        </>,
      )}
    </>
  );
};

const scoop = ({ skin, skinShade, detail }: Sitter) => (
  <>
    <path className={skin} d="M208 256Q214 304 240 304T272 256Q240 240 208 256z" />
    <path
      className={skinShade}
      d="M221 220Q240 250 259 232L272 256Q268 290 252 300Q262 270 246 256Q230 246 221 232z"
      opacity=".55"
    />
    {detail > 0.3 ? (
      <>
        <path className="s-b" strokeWidth="2.2" d="M214 250Q240 302 266 250" />
        <path className="b" d={circles([240, 278, 4])} />
      </>
    ) : null}
  </>
);

const saree = (sitter: Sitter) => (
  <>
    {scoop(sitter)}
    <path className="s-b" strokeWidth="3" d="M208 256Q214 304 240 304T272 256" />
    <path className={sitter.over} d="M104 372C170 352 240 322 268 256L318 280C356 296 366 330 366 372z" />
    <path className="sh" d="M318 280C356 296 366 330 366 372H300C322 340 326 310 318 280z" opacity=".2" />
    <path className="s-b" strokeWidth="6" d="M104 370C170 352 240 322 268 258" />
    <path
      className="s-sh"
      strokeOpacity=".2"
      strokeWidth="2"
      d="M160 372C222 346 268 312 284 266M216 372C260 346 288 312 300 274"
    />
  </>
);

const dupatta = (sitter: Sitter) => (
  <>
    {scoop(sitter)}
    <path className="s-b" strokeWidth="4" strokeDasharray="5 3" d="M208 258Q214 306 240 306T272 258" />
    {both(
      <>
        <path
          className={sitter.over}
          d="M216 252C196 262 172 272 158 284C150 312 156 342 150 372H206C216 330 212 290 216 252z"
        />
        <path
          className="s-sh"
          strokeOpacity=".18"
          strokeWidth="2"
          d="M200 264C188 300 192 336 186 372M184 272C170 306 176 340 168 372"
        />
        <path className="s-b" strokeWidth="2.6" d="M216 254C212 290 216 330 206 372" />
      </>,
    )}
  </>
);

const worn: Record<Sitter['look'], readonly ((sitter: Sitter) => ReactNode)[]> = {
  woman: [saree, dupatta, blazer, saree, dupatta],
  man: [kurta, shirt, blazer, jacket, shirt],
};

/** The clothes, lit from the left. */
export const clothes = (sitter: Sitter) => {
  const list = worn[sitter.look];
  return (
    <>
      <path className={sitter.cloth} d={bodies[sitter.look]} />
      {list[Math.floor(sitter.garment * list.length)]?.(sitter)}
      <path className="sh" d={shaded[sitter.look]} opacity=".2" />
    </>
  );
};

/** A woman's bindi and earrings, if the seed gives her any. */
export const jewels = ({ look, garment, detail, smile, style }: Sitter) => {
  if (look === 'man') return null;
  const indian = garment < 0.4 || garment >= 0.6;
  return (
    <>
      {indian && smile < 0.7 ? <path className="fl" d={circles([240, 119, 3.6])} /> : null}
      {style >= 0.4 ? (
        <path
          className="b"
          d={
            detail < 0.5
              ? `${circles([189, 162, 3], [291, 162, 3])}M181 176q8-14 16 0zM283 176q8-14 16 0z`
              : circles([189, 160, 3.6], [291, 160, 3.6])
          }
        />
      ) : null}
    </>
  );
};
