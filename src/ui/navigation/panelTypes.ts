import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link of a panel's sidebar. */
export interface PanelItem {
  label: string;
  /** The target path. */
  to: string;
  /** The icon before the label; in the rail it stands alone. */
  icon: LucideIcon;
  /** A count, such as unread messages; 0 shows nothing, more than 99 shows 99+. */
  count?: number;
  /** Current only at exactly this path. */
  end?: boolean;
}

/** The person who is signed in. */
export interface PanelPerson {
  /** The full name. */
  name: string;
  /** The email address of the account. */
  email: string;
  /** The photo's URL; without one the avatar shows initials. */
  photo?: string | null;
  /** The role's name. */
  roleLabel: string;
  /** The initials of a person without a name. */
  fallback: 'SA' | 'BR' | 'NA';
}

/** An entry of the profile menu. */
export interface PanelMenuEntry {
  label: string;
  /** The icon before the label. */
  icon?: LucideIcon;
  /** Shows a divider above the entry. */
  apart?: boolean;
  /** Called when the entry is chosen, after the menu has closed. */
  onSelect: () => void;
}

/** The content of a panel's header. */
export interface PanelHeaderContent {
  /** The left part, from 600 px on: a search or an address. */
  header?: ReactNode;
  /** Content before the scheme switch and the profile menu: the notification bell. */
  headerEnd?: ReactNode;
  /** The person who is signed in. */
  person: PanelPerson;
  /** The entries of the profile menu. */
  menu: readonly PanelMenuEntry[];
}
