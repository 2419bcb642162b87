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

/** What a template says where the broker says nothing; how it lists homes and asks is in `lists.ts`. */
export interface TemplateWords {
  /** The first heading of a site without a tagline. */
  readonly headline: (city: string) => string;
  /** Above what clients say. */
  readonly voices: string;
  /** Above the enquiry form: of the home page, and of a property's page. */
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
  /** The listings with their filters. */
  listings: ReactNode;
  contact: ReactNode;
  /** What clients say; nothing without testimonials. */
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

/** A website template: how it looks, and how it arranges its pages; how it lists homes is in `lists.ts`. All of it is pure: the server renders it, too. */
export interface TemplateDefinition {
  readonly templateTheme: TemplateTheme;
  readonly words: TemplateWords;
  /** Shows the broker's portrait beside the enquiry form of the home page. */
  readonly faced?: boolean;
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
