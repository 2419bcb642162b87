import type { ComponentType } from 'react';
import type { SiteTemplate } from '#contract/templates.ts';
import type { ListingCardProps } from '../parts/ListingSection.tsx';
import { ClassicCard } from './classic/parts.tsx';
import { HeritageCard } from './heritage/parts.tsx';
import { LuxuryCard } from './luxury/parts.tsx';
import { MinimalRow } from './minimal/parts.tsx';
import { ModernCard } from './modern/parts.tsx';

/** How a template lists homes. */
interface TemplateList {
  /** A listing in a list. */
  readonly Card: ComponentType<ListingCardProps>;
  readonly heading: string;
  /** Shows the types as a row of chips. */
  readonly chips?: boolean;
}

/** The lists of all templates: in a module of their own, because the browser takes over nothing else of a template. */
export const lists: Readonly<Record<SiteTemplate, TemplateList>> = {
  classic: { Card: ClassicCard, heading: 'Homes on sale' },
  modern: { Card: ModernCard, heading: 'Listings', chips: true },
  luxury: { Card: LuxuryCard, heading: 'Residences' },
  minimal: { Card: MinimalRow, heading: 'Homes' },
  heritage: { Card: HeritageCard, heading: 'In our keeping' },
};
