import type { ComponentType } from 'react';
import type { PublicSite, SiteHead, SiteListing, SiteProperty } from '#contract/sites.ts';
import type { SiteLinks } from '../parts/siteLinks.ts';
import type { TemplateTheme } from '../theme/templateTheme.ts';

/** What a template's home is made from. */
export interface HomeProps {
  site: PublicSite;
  links: SiteLinks;
  /** Nothing is sent from here. */
  preview: boolean;
}

/** What a template's page of a property is made from. */
export interface PropertyProps {
  site: SiteHead;
  property: SiteProperty;
  similar: readonly SiteListing[];
  links: SiteLinks;
  /** Nothing is sent from here. */
  preview: boolean;
}

/** A website template: how it looks, and how it sets its pages. Both are pure: the server renders them, too. */
export interface TemplateDefinition {
  readonly templateTheme: TemplateTheme;
  /** What it is for, in one line. */
  readonly line: string;
  /** The property type that it shows best: the first of its samples. */
  readonly shows: string;
  readonly Home: ComponentType<HomeProps>;
  readonly Property: ComponentType<PropertyProps>;
}
