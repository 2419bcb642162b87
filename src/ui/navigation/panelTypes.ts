import type { LucideIcon } from 'lucide-react';

/** One place of a panel's sidebar. */
export interface PanelItem {
  label: string;
  to: string;
  icon: LucideIcon;
  /** A number worth seeing, such as what is unread; 0 shows nothing, more than 99 shows 99+. */
  count?: number;
  /** Current only at exactly this address. */
  end?: boolean;
}

/** Who is signed in, as the panel shows it. */
export interface PanelPerson {
  name: string;
  email: string;
  photo?: string | null;
  /** The role in words. */
  roleLabel: string;
  /** Shown where no name gives initials. */
  fallback: 'SA' | 'BR' | 'NA';
}

/** An entry of the profile menu. */
export interface PanelMenuEntry {
  label: string;
  icon?: LucideIcon;
  /** Under a rule: what ends the session stands apart. */
  apart?: boolean;
  onSelect: () => void;
}
