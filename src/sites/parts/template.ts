import type { ComponentType, ReactNode } from 'react';
import type { PublicSite, SiteHead } from '#contract/sites.ts';
import type { TemplateTheme } from '../theme/templateTheme.ts';
import type { SiteFooterProps } from './SiteFooter.tsx';
import type { SiteLinks } from './siteLinks.ts';

/** The heading of an enquiry, and the line below it. */
interface EnquiryWords {
  readonly heading: string;
  readonly line: string;
}

/** A template's default texts, where the broker has written none. The texts of its list and form are in `lists.ts`. */
export interface TemplateWords {
  /** The first heading of a site without a tagline. */
  readonly headline: (city: string) => string;
  /** The heading of the testimonials. */
  readonly voices: string;
  /** Above the enquiry form, on the home page and on a property's page. */
  readonly enquiry: EnquiryWords;
  readonly about: EnquiryWords;
  /** After the broker's name: "answers you personally." */
  readonly promise: string;
  /** Above a property's description, and above similar homes. */
  readonly story: string;
  readonly similar: string;
}

export interface HeaderProps {
  broker: SiteHead['broker'];
  links: SiteLinks;
}

/** The parts of a home page; a template arranges them. */
export interface HomeProps {
  site: PublicSite;
  links: SiteLinks;
  /** The homes with their filters. */
  homes: ReactNode;
  contact: ReactNode;
  /** The testimonials, if there are any. */
  voices: ReactNode;
  /** The first heading. */
  headline: string;
  /** The ways to the broker, on phones: stands before the enquiry section. */
  bar: ReactNode;
}

/** The parts of a property's page; a template arranges them. */
export interface PropertyProps {
  site: SiteHead;
  back: ReactNode;
  title: ReactNode;
  gallery: ReactNode;
  /** Price and the ways to the broker. */
  offer: ReactNode;
  /** Description, facts, lists and the EMI calculator. */
  sections: ReactNode;
  contact: ReactNode;
  /** The ways to the broker, on phones: stands before the enquiry section. */
  bar: ReactNode;
  similar: ReactNode;
}

/**
 * A website template: its appearance and the layout of its pages; how it lists homes is in `lists.ts`. It must be pure,
 * because the server renders it, too.
 */
export interface TemplateDefinition {
  readonly templateTheme: TemplateTheme;
  readonly words: TemplateWords;
  /** Shows the broker's portrait beside the enquiry form of the home page. */
  readonly faced?: boolean;
  /** Describes the template's purpose in one line. */
  readonly line: string;
  /** The property type that the template suits best; its samples begin with it. */
  readonly shows: string;
  readonly Header: ComponentType<HeaderProps>;
  readonly Footer: ComponentType<SiteFooterProps>;
  /** Arranges header and main element; by default they are stacked. */
  readonly Layout?: ComponentType<{ children: ReactNode }>;
  readonly Home: ComponentType<HomeProps>;
  readonly Property: ComponentType<PropertyProps>;
}
