import type { ToneName } from '#src/theme/tones.ts';

/** A builder's project (specification 001, section 3, Public sample cards). */
export interface Project {
  readonly id: string;
  readonly title: string;
  readonly by: string;
  readonly location: string;
  /** A range, in words: ₹1.15 – 2.40 Cr. */
  readonly price: string;
  readonly bhk: string;
  readonly image: string;
  /** Written on the picture: New launch. */
  readonly status?: string;
}

/** A recommended broker. */
export interface Seller {
  readonly id: string;
  readonly name: string;
  readonly badge?: 'HOUSING EXPERT PRO' | 'HOUSING EXPERT';
  /** Instead of a badge: the licence number. */
  readonly licence?: string | undefined;
  readonly areas: readonly string[];
  readonly years?: number;
  readonly properties: number;
  /** Without a picture the initials are shown. */
  readonly avatar: string;
  /** The broker's page. */
  readonly href?: string;
}

/** A kind of property, with the number of homes. */
export interface PropertyType {
  readonly id: string;
  readonly title: string;
  readonly sub: string;
  readonly image: string;
  readonly tone: ToneName;
  /** The address of the list of these homes. */
  readonly href?: string;
}

/** A home that its owner sells. */
export interface OwnerProperty {
  readonly id: string;
  readonly bhk: string;
  readonly price: string;
  readonly sqft: string;
  readonly area: string;
  readonly status: 'Ready to Move';
  readonly img: string;
}

/** An article of the blog. */
export interface BlogPost {
  readonly id: string;
  readonly title: string;
  readonly tag: 'Market' | 'Finance' | 'Guide' | 'Legal';
  readonly date: string;
  readonly img: string;
}

/** A locality, with the number of homes for sale. */
export interface Locality {
  readonly name: string;
  readonly count: number;
}

/** An article of the guide. */
export interface GuideArticle {
  readonly title: string;
  readonly minutes: number;
}

/** A piece of news about the law, to watch or to read. */
export interface LegalUpdate {
  readonly title: string;
  readonly label: 'Watch video' | 'Read article';
  readonly image: string;
}

/** A statistic: a figure with its label. */
export interface Statistic {
  readonly figure: string;
  readonly label: string;
}

/** The given list, or the samples where it is empty or missing (specification 001, section 1). */
export const orSamples = <T>(list: readonly T[] | undefined, samples: readonly T[]): readonly T[] =>
  list && list.length > 0 ? list : samples;
