import type { Hex } from './mix.ts';
import { peacock } from './peacock.ts';

/** The four moods of light of a drawing. */
export const moods = ['rose', 'sand', 'gold', 'dusk'] as const;

/** A mood of light. */
export type Mood = (typeof moods)[number];

// Each colour by day in the four moods, in the order of `moods`.
const colours = {
  // Sky at the top and at the horizon; the sun with its halo; far and near hills.
  s0: ['#A6CFCE', '#8AC1C4', '#F0A955', '#215F6E'],
  s1: ['#FCE7D5', '#FAEEDC', '#FDEBCB', '#FBCFA4'],
  sun: ['#FFF5E2', '#FFFAEC', '#FFF8E0', '#FDEBC8'],
  h1: ['#EBC7B2', '#C3D6C8', '#F1CA94', '#A79C93'],
  h2: ['#D3A08B', '#93B5A5', '#D8A36E', '#5F8583'],
  // Walls from lit to opening.
  w0: ['#F2B8A0', '#FFFDF8', '#FCE9C6', '#FBE3CC'],
  w: ['#E2957B', '#F7ECDC', '#F0CE98', '#E6C2A8'],
  w2: ['#C4705A', '#D8C7B1', '#CD9C66', '#A98980'],
  w3: ['#984D3F', '#A59280', '#976742', '#6A5C61'],
  w4: ['#4E2423', '#3B3735', '#472A20', '#20303A'],
  // Trim; wood; glass, deep and pale.
  t: ['#FDEEDF', '#FFFFFF', '#FFF5E1', '#FFF0DF'],
  t2: ['#E8C6AE', '#DCCBB4', '#E9CB9F', '#D0AC97'],
  wd: ['#7B4630', '#B9764A', '#8C4F2E', '#7A4938'],
  g: ['#255A5F', '#1C545B', '#3A4E4C', '#F3B95C'],
  g2: ['#82B6B3', '#8CC0BF', '#F0C588', '#FFE3A3'],
  // Leaves from deep to lit; ground.
  f1: ['#2A5849', '#1F5347', '#465632', '#12403F'],
  f2: ['#43785D', '#387759', '#6C7C44', '#25605A'],
  f3: ['#84AA78', '#86AE70', '#ABA95E', '#5B8A74'],
  gr: ['#EDCFAF', '#E4D5BA', '#E3BA82', '#B99786'],
  gr2: ['#F8E4CC', '#F5EAD5', '#F5DAAE', '#DDBBA0'],
  gr3: ['#D0A585', '#C3B08F', '#BD8853', '#84736F'],
  // The two accents; shadow; flowers.
  a: [peacock.light, '#C8553D', peacock.light, '#C8553D'],
  b: ['#D99A1C', '#D99A1C', '#C8553D', '#D99A1C'],
  sh: ['#5A2230', '#1E3A44', '#5A2730', '#1B2742'],
  fl: ['#CF4468', '#CF4468', '#C8553D', '#CF4468'],
} satisfies Record<string, readonly [Hex, Hex, Hex, Hex]>;

/** A mood's own colours. `sm` is the middle of the sky; `wa` is water, where a mix of sky and glass would be sand-coloured. */
export type BaseColours = Readonly<Record<keyof typeof colours, Hex>> & { readonly sm?: Hex; readonly wa?: Hex };

const inMood = (index: 0 | 1 | 2 | 3) =>
  Object.fromEntries(
    Object.entries<readonly [Hex, Hex, Hex, Hex]>(colours).map(([name, values]) => [name, values[index]]),
  ) as Record<keyof typeof colours, Hex>;

/** Each mood's colours by day; `drawings.ts` derives the night and all mixed colours from them. */
export const byDay: Record<Mood, BaseColours> = {
  rose: inMood(0),
  sand: inMood(1),
  gold: { ...inMood(2), wa: '#8DB5A4' },
  dusk: { ...inMood(3), sm: '#C39A95' },
};
