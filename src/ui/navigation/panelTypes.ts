import type { LucideIcon } from 'lucide-react';

/** One place of a panel's sidebar. */
export interface PanelItem {
  /** Its name. */
  label: string;
  /** The path it leads to. */
  to: string;
  /** Before the name; alone in the rail. */
  icon: LucideIcon;
  /** A number worth seeing, such as what is unread; 0 shows nothing, more than 99 shows 99+. */
  count?: number;
  /** There may be more than `count`: 10+. */
  andMore?: boolean;
  /** Current only at exactly this address. */
  end?: boolean;
}

/** Who is signed in, as the panel shows it. */
export interface PanelPerson {
  /** The full name. */
  name: string;
  /** The address they sign in with. */
  email: string;
  /** The picture's address; without one initials stand there. */
  photo?: string | null;
  /** The role in words. */
  roleLabel: string;
  /** Shown where no name gives initials. */
  fallback: 'SA' | 'BR' | 'NA';
}

/** An entry of the profile menu. */
export interface PanelMenuEntry {
  /** Its words. */
  label: string;
  /** Before the words. */
  icon?: LucideIcon;
  /** Under a rule: what ends the session stands apart. */
  apart?: boolean;
  /** It was chosen; the menu has closed. */
  onSelect: () => void;
}
