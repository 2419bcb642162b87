/** A badge beside a place. */
export interface PlaceBadge {
  /** The text: NEW, FREE. */
  text: string;
  /** The colour. */
  tone: 'marigold' | 'gulabi';
}

/** A place in the public navigation. */
export interface TopNavPlace {
  label: string;
  /** The target. The place is current at exactly this path and query. */
  to: string;
  /** A badge beside the name. */
  badge?: PlaceBadge;
  /** It links to another place's page and is never current. */
  borrowed?: boolean;
}

/** The person signed in on the public pages. */
export interface TopNavPerson {
  /** The name, or a substitute for it. */
  name: string;
  /** The account. */
  to: string;
  /** Called by Log out. */
  onLogOut: () => void;
}
