import type { ComponentType, ReactNode } from 'react';
import type { PublicSite, SiteHead } from '#contract/sites.ts';
import type { TemplateTheme } from '../theme/templateTheme.ts';
import type { SiteFooterProps } from './SiteFooter.tsx';
import type { SiteLinks } from './siteLinks.ts';

export interface HeaderProps {
  broker: SiteHead['broker'];
  links: SiteLinks;
}

/** The parts of a home page; a template arranges them. */
export interface HomeProps {
  site: PublicSite;
  links: SiteLinks;
  /** The listings with their filters. */
  listings: ReactNode;
  contact: ReactNode;
  /** What clients say; nothing without testimonials. */
  voices: ReactNode;
}

/** The parts of a property's page; a template arranges them. */
export interface PropertyProps {
  broker: SiteHead['broker'];
  back: ReactNode;
  title: ReactNode;
  gallery: ReactNode;
  /** Price and the ways to the broker. */
  offer: ReactNode;
  /** Description, facts, lists and the EMI calculator. */
  sections: ReactNode;
  contact: ReactNode;
  similar: ReactNode;
}

/** A website template: how it looks, and how it arranges its pages; how it lists homes is in `lists.ts`. All of it is pure: the server renders it, too. */
export interface TemplateDefinition {
  readonly templateTheme: TemplateTheme;
  /** What it is for, in one line. */
  readonly line: string;
  /** The property type that it shows best: the first of its samples. */
  readonly shows: string;
  readonly Header: ComponentType<HeaderProps>;
  readonly Footer: ComponentType<SiteFooterProps>;
  /** Arranges header and main element; by default they are stacked. */
  readonly Layout?: ComponentType<{ children: ReactNode }>;
  readonly Home: ComponentType<HomeProps>;
  readonly Property: ComponentType<PropertyProps>;
}
