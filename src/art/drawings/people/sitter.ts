import { pick } from '#src/art/parts/pick.ts';

/** The traits of a drawn person. The seed decides them, so that a record keeps its face. */
export interface Sitter {
  readonly look: 'woman' | 'man';
  /** Young, middle-aged or old. */
  readonly age: 0 | 1 | 2;
  /** The paints of skin and hair, with the shaded skin and the lit hair. */
  readonly skin: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly hairLit: string;
  /** The paints of the clothes: the first garment, and what is worn over it. */
  readonly cloth: string;
  readonly over: string;
  /** Random numbers from 0 to 1. */
  readonly style: number;
  readonly garment: number;
  readonly detail: number;
  readonly smile: number;
  readonly glasses: boolean;
}

const skins = ['k1', 'k2', 'k2', 'k3', 'k3', 'k4', 'k4', 'k5'] as const;
const dark = ['ha', 'ha', 'hb'] as const;
const hairs = [dark, [...dark, 'hb', 'hg'], ['hg', 'hw']] as const;
const cloths = ['a', 'fl', 'b', 'bl', 'f2', 'up', 'r1', 'j1'] as const;
const overs = ['t', 'w4', 'b0', 'bl2', 'a3', 'f1'] as const;

/** The person that a seed selects. Takes ten numbers of the seed's sequence, always in this order. */
export const sitterOf = (look: Sitter['look'], random: () => number): Sitter => {
  const years = random();
  const age = years < 0.45 ? 0 : years < 0.78 ? 1 : 2;
  const skin = pick(random, skins);
  const hair = pick(random, hairs[age]);
  const first = Math.floor(random() * cloths.length);
  const over = pick(random, look === 'man' ? overs : cloths.filter((_paint, at) => at !== first));
  return {
    look,
    age,
    skin,
    skinShade: `${skin}s`,
    hair,
    hairLit: `${hair}2`,
    // On brown skin, a brown garment would have no visible collar.
    cloth: cloths[first] === 'r1' && (skin === 'k4' || skin === 'k5') ? 'bl2' : (cloths[first] ?? 'a'),
    over,
    style: random(),
    garment: random(),
    detail: random(),
    smile: random(),
    glasses: random() < ([0.18, 0.3, 0.5][age] ?? 0),
  };
};
