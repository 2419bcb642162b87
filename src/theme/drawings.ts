import { type BaseColours, byDay, type Mood } from './drawingMoods.ts';
import { type Hex, mix } from './mix.ts';
import { peacock } from './peacock.ts';

// How much of the night each colour takes: walls and trim first get a warm lamp light, then everything gets cooler.
const lampLit: Record<string, number> = { t: 0.36, t2: 0.52, w0: 0.46, w: 0.55, w2: 0.66, w3: 0.74 };
const moonLit: Record<string, number> = {
  w4: 0.72,
  f3: 0.52,
  f2: 0.58,
  f1: 0.66,
  fl: 0.25,
  b: 0.12,
  a: 0.3,
  wd: 0.5,
  gr: 0.68,
  gr2: 0.58,
  gr3: 0.74,
};

const atNight = (day: BaseColours): BaseColours => {
  const dimmed = Object.fromEntries(
    Object.entries(day).map(([name, colour]: [string, Hex]) => {
      const lamp = lampLit[name];
      return [
        name,
        lamp ? mix(mix(colour, '#D98A4A', 0.3), '#1A2433', lamp) : mix(colour, '#0C2A33', moonLit[name] ?? 0.6),
      ];
    }),
  ) as Record<keyof BaseColours, Hex>;
  return {
    ...dimmed,
    s0: mix(day.s0, '#081C26', 0.93),
    sm: mix(mix(day.s0, '#081C26', 0.93), mix(day.s1, '#1F5560', 0.9), 0.55),
    s1: mix(day.s1, '#1F5560', 0.9),
    h1: mix(day.h1, '#17404A', 0.88),
    h2: mix(day.h2, '#12343D', 0.88),
    sun: '#F3E7C9',
    g: '#E9A244',
    g2: '#FFE2A0',
    sh: '#04141B',
  };
};

// Mixed once here, so that drawings use names for things and never colours.
const mixed = (c: BaseColours, night: boolean, lit: boolean) => ({
  /** The middle of the sky, unless the mood defines it. */
  sm: c.sm ?? mix(c.s0, c.s1, 0.55),
  /** A distant house: lit wall, wall, openings. */
  n0: mix(c.w0, c.s1, 0.4),
  n: mix(c.w2, c.s1, 0.45),
  n2: mix(c.w3, c.s1, 0.38),
  /** Trunks: of a tree, of a palm. */
  bark: mix(c.wd, c.f1, 0.45),
  palm: mix(c.wd, c.gr3, 0.35),
  /** Flowering or autumn leaves, deep to lit. */
  e1: mix(c.a, c.f1, 0.45),
  e2: mix(c.a, c.b, 0.12),
  e3: mix(c.a, c.b, 0.55),
  /** Flowers in the light; flowering crowns, deep to lit. */
  fl2: mix(c.fl, c.t, 0.45),
  j1: mix(c.fl, c.f1, 0.5),
  j2: mix(c.fl, night ? '#5B5A85' : '#A98BC4', 0.6),
  j3: mix(c.fl, night ? '#8A82A8' : '#FFFFFF', 0.55),
  /** Dark glass beside lit panes. */
  gd: lit ? mix(c.w4, '#2D6670', 0.5) : c.g,
  /** Water. */
  wa: night ? mix(c.s0, '#2F7F8C', 0.45) : (c.wa ?? mix(c.g2, c.s0, 0.5)),
  /** Roof tiles, a roof's edge, a gable's boards. */
  r1: mix(c.b, c.wd, 0.35),
  r2: mix(c.b, c.wd, 0.6),
  r3: mix(c.b, c.wd, 0.45),
  /** A ploughed field, a road. */
  fd: mix(c.gr3, c.f2, 0.25),
  rd: mix(c.w4, c.gr3, 0.55),
  /** An accent in the shade, in deep shade, and in the light. */
  a2: mix(c.a, c.sh, 0.25),
  a3: mix(c.a, c.sh, 0.45),
  a0: mix(c.a, c.t, 0.15),
  b2: mix(c.b, c.sh, 0.3),
  b0: mix(c.b, c.t, 0.58),
  /** Rooms: wall, shaded wall, floorboards, pale wood, upholstery lit and half lit. */
  ro: night ? mix('#8A6A55', c.w, 0.35) : mix(c.w0, c.s1, 0.55),
  ro2: mix(night ? mix('#8A6A55', c.w, 0.35) : mix(c.w0, c.s1, 0.55), c.sh, 0.1),
  bo: mix(c.wd, c.gr, 0.45),
  wd2: mix(c.wd, c.t, 0.3),
  up: mix(c.f2, c.f3, 0.35),
  up2: mix(c.f1, c.f2, 0.5),
  /** A glass tower's three tones from the lit corner on. */
  gt0: mix(c.g2, c.s1, 0.45),
  gt1: night ? '#1E4A55' : lit ? '#4E8A90' : c.g2,
  gt2: lit ? '#17424E' : c.g,
  gt3: mix(lit ? '#123640' : c.g, c.sh, 0.35),
  /** Glazed pottery; things that are white by day and pale at night. */
  po: (night ? c.g2 : '#2F7F93') as Hex,
  wh: (night ? '#9FB3B6' : '#FFFFFF') as Hex,
  /** Clouds. */
  cl: (night ? c.h1 : '#FFFFFF') as Hex,
});

/** The name of a colour in a drawing: `className="w2"` sets the fill, `className="s-w2"` the stroke. */
export type Paint = keyof BaseColours | keyof ReturnType<typeof mixed>;

/** The colours of a mood, by day or by night. */
export const drawingColours = (mood: Mood, scheme: 'light' | 'dark'): Record<Paint, Hex> => {
  const night = scheme === 'dark';
  const base = night ? atNight(byDay[mood]) : byDay[mood];
  return { ...base, ...mixed(base, night, night || mood === 'dusk') };
};

// Accents for doors, awnings, cushions and cars. The first is replaced by the mood's own.
const accentColours: readonly Hex[] = [peacock.light, '#C8553D', '#3F5C8A', '#8A5A83', '#B98219', '#4F7A4A'];

/** The number of accents. */
export const accentCount = accentColours.length;

/** The accent with the index `accent` in a mood, with its shades. */
export const accentOf = (mood: Mood, scheme: 'light' | 'dark', accent: number): Partial<Record<Paint, Hex>> => {
  const night = scheme === 'dark';
  const { sh, t } = drawingColours(mood, scheme);
  const day = accent === 0 ? byDay[mood].a : (accentColours[accent % accentCount] ?? byDay[mood].a);
  const a = night ? mix(day, '#0C2A33', 0.3) : day;
  return { a, a0: mix(a, t, 0.15), a2: mix(a, sh, 0.25), a3: mix(a, sh, 0.45) };
};

/** An opening with a lamp behind it, at night. */
export const lampGlow: Hex = '#D68F3B';
