/** The small pill beside a place. */
export interface PlaceBadge {
  /** NEW, FREE. */
  text: string;
  tone: 'marigold' | 'gulabi';
}

/** One place of the public navigation. */
export interface TopNavPlace {
  label: string;
  /** Current where this is exactly the address, with its query if it has one. */
  to: string;
  badge?: PlaceBadge;
}

/** Who is signed in on the public pages. */
export interface TopNavPerson {
  /** The name, or what stands for it. */
  name: string;
  onLogOut: () => void;
}
