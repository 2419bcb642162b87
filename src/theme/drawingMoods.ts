import type { Hex } from './mix.ts';

/** The four moods of light of a drawing. */
export const moods = ['rose', 'sand', 'gold', 'dusk'] as const;

/** A mood of light. */
export type Mood = (typeof moods)[number];

/**
 * The names of a mood's colours: sky from top to horizon (`s0` `sm` `s1`), sun and its halo (`sun`), far and near
 * hills (`h1` `h2`), wall from lit to opening (`w0` `w` `w2` `w3` `w4`), trim (`t` `t2`), wood (`wd`), glass from deep to
 * pale (`g` `g2`), leaves from deep to lit (`f1` `f2` `f3`), ground (`gr` `gr2` `gr3`), the two accents (`a` `b`), shadow
 * (`sh`), flowers (`fl`).
 */
export type BaseColours = Readonly<Record<BaseColour, Hex> & Partial<Record<OptionalColour, Hex>>>;

type BaseColour =
  | ('s0' | 's1' | 'sun' | 'h1' | 'h2' | 'w0' | 'w' | 'w2' | 'w3' | 'w4' | 't' | 't2' | 'wd' | 'g' | 'g2')
  | ('f1' | 'f2' | 'f3' | 'gr' | 'gr2' | 'gr3' | 'a' | 'b' | 'sh' | 'fl');
/** `wa` is water by day, where a mix of sky and glass would be sand-coloured. */
type OptionalColour = 'sm' | 'wa';

/** Each mood's colours by day; `drawings.ts` derives the night and all mixed colours from them. */
export const byDay: Record<Mood, BaseColours> = {
  rose: {
    s0: '#A6CFCE',
    s1: '#FCE7D5',
    sun: '#FFF5E2',
    h1: '#EBC7B2',
    h2: '#D3A08B',
    w0: '#F2B8A0',
    w: '#E2957B',
    w2: '#C4705A',
    w3: '#984D3F',
    w4: '#4E2423',
    t: '#FDEEDF',
    t2: '#E8C6AE',
    wd: '#7B4630',
    g: '#255A5F',
    g2: '#82B6B3',
    f1: '#2A5849',
    f2: '#43785D',
    f3: '#84AA78',
    gr: '#EDCFAF',
    gr2: '#F8E4CC',
    gr3: '#D0A585',
    a: '#0E5A5E',
    b: '#D99A1C',
    sh: '#5A2230',
    fl: '#CF4468',
  },
  sand: {
    s0: '#8AC1C4',
    s1: '#FAEEDC',
    sun: '#FFFAEC',
    h1: '#C3D6C8',
    h2: '#93B5A5',
    w0: '#FFFDF8',
    w: '#F7ECDC',
    w2: '#D8C7B1',
    w3: '#A59280',
    w4: '#3B3735',
    t: '#FFFFFF',
    t2: '#DCCBB4',
    wd: '#B9764A',
    g: '#1C545B',
    g2: '#8CC0BF',
    f1: '#1F5347',
    f2: '#387759',
    f3: '#86AE70',
    gr: '#E4D5BA',
    gr2: '#F5EAD5',
    gr3: '#C3B08F',
    a: '#C8553D',
    b: '#D99A1C',
    sh: '#1E3A44',
    fl: '#CF4468',
  },
  gold: {
    s0: '#F0A955',
    s1: '#FDEBCB',
    sun: '#FFF8E0',
    h1: '#F1CA94',
    h2: '#D8A36E',
    w0: '#FCE9C6',
    w: '#F0CE98',
    w2: '#CD9C66',
    w3: '#976742',
    w4: '#472A20',
    t: '#FFF5E1',
    t2: '#E9CB9F',
    wd: '#8C4F2E',
    g: '#3A4E4C',
    g2: '#F0C588',
    f1: '#465632',
    f2: '#6C7C44',
    f3: '#ABA95E',
    gr: '#E3BA82',
    gr2: '#F5DAAE',
    gr3: '#BD8853',
    a: '#0E5A5E',
    b: '#C8553D',
    sh: '#5A2730',
    fl: '#C8553D',
    wa: '#8DB5A4',
  },
  dusk: {
    s0: '#215F6E',
    sm: '#C39A95',
    s1: '#FBCFA4',
    sun: '#FDEBC8',
    h1: '#A79C93',
    h2: '#5F8583',
    w0: '#FBE3CC',
    w: '#E6C2A8',
    w2: '#A98980',
    w3: '#6A5C61',
    w4: '#20303A',
    t: '#FFF0DF',
    t2: '#D0AC97',
    wd: '#7A4938',
    g: '#F3B95C',
    g2: '#FFE3A3',
    f1: '#12403F',
    f2: '#25605A',
    f3: '#5B8A74',
    gr: '#B99786',
    gr2: '#DDBBA0',
    gr3: '#84736F',
    a: '#C8553D',
    b: '#D99A1C',
    sh: '#1B2742',
    fl: '#CF4468',
  },
};
