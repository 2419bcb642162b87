import { pick } from '#src/art/parts/pick.ts';

/** Who is drawn. The lists of a kind are drawn from by the seed, so that each face stays its own. */
export interface Sitter {
  readonly look: 'woman' | 'man';
  /** Young, in the middle of life, old. */
  readonly age: 0 | 1 | 2;
  /** Paints of skin and hair, lit; their shades. */
  readonly skin: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly hairLit: string;
  /** Paints of the clothes: the first garment, what is worn over it. */
  readonly cloth: string;
  readonly over: string;
  /** Numbers from 0 to 1 for what is left to chance. */
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

/** The person of a seed: always ten numbers of its sequence, in this order. */
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
    // Brown on brown shows no collar.
    cloth: cloths[first] === 'r1' && (skin === 'k4' || skin === 'k5') ? 'bl2' : (cloths[first] ?? 'a'),
    over,
    style: random(),
    garment: random(),
    detail: random(),
    smile: random(),
    glasses: random() < ([0.18, 0.3, 0.5][age] ?? 0),
  };
};
