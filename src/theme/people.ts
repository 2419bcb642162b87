import { type Hex, mix } from './mix.ts';

/** The colours of people, the same in every mood: skin from fair to deep, then hair, each lit and shaded. */
export const peoplePaints = (night: boolean) => {
  const cool = (colour: Hex): Hex => (night ? mix(colour, '#14303A', 0.22) : colour);
  const shaded = (colour: Hex): Hex => cool(mix(colour, '#6E2A22', 0.24));
  return {
    k1: cool('#E9BC94'),
    k1s: shaded('#E9BC94'),
    k2: cool('#D79F74'),
    k2s: shaded('#D79F74'),
    k3: cool('#BF8259'),
    k3s: shaded('#BF8259'),
    k4: cool('#A26742'),
    k4s: shaded('#A26742'),
    k5: cool('#7F4D32'),
    k5s: shaded('#7F4D32'),
    /** Lids and brows. */
    kd: cool('#331C1B'),
    /** Lips, deep and lit. */
    li: cool('#8F3B36'),
    li2: cool('#B4574C'),
    ha: cool('#231C22'),
    ha2: cool('#40323A'),
    hb: cool('#3A241D'),
    hb2: cool('#5D3D2E'),
    hg: cool('#7C7978'),
    hg2: cool('#A3A09C'),
    hw: cool('#CFC9C0'),
    hw2: cool('#EDE9E1'),
  };
};
