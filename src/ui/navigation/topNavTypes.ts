/** The small pill beside a place. */
export interface PlaceBadge {
  /** NEW, FREE. */
  text: string;
  /** Its colour pair. */
  tone: 'marigold' | 'gulabi';
}

/** One place of the public navigation. */
export interface TopNavPlace {
  /** Its name. */
  label: string;
  /** Where it leads. Current where this is exactly the address, with its query if it has one. */
  to: string;
  /** Beside the name. */
  badge?: PlaceBadge;
  /** It leads to another's page and is never current. */
  borrowed?: boolean;
}

/** Who is signed in on the public pages. */
export interface TopNavPerson {
  /** The name, or what stands for it. */
  name: string;
  /** Log out was pressed. */
  onLogOut: () => void;
}
