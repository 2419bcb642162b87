import type { ComponentType } from 'react';
import type { SiteTemplate } from '#contract/templates.ts';
import type { EnquiryVoice } from '../enquiry/EnquiryFields.tsx';
import type { ListVoice, SiteHomeCardProps } from '../parts/HomesSection.tsx';
import { ClassicCard } from './classic/parts.tsx';
import { HeritageCard } from './heritage/parts.tsx';
import { LuxuryCard } from './luxury/parts.tsx';
import { MinimalRow } from './minimal/parts.tsx';
import { ModernCard } from './modern/parts.tsx';

/** How a template lists homes, and how it words and arranges its enquiry form. */
interface TemplateList {
  readonly Card: ComponentType<SiteHomeCardProps>;
  readonly voice: ListVoice;
  readonly enquiry: EnquiryVoice;
}

const any = { type: 'Any', locality: 'Any', bedrooms: 'Any', budget: 'Any' } as const;
const noun = ['home', 'homes'] as const;

/** The lists of all templates. In a separate module, because the browser hydrates nothing else of a template. */
export const lists: Readonly<Record<SiteTemplate, TemplateList>> = {
  classic: {
    Card: ClassicCard,
    voice: {
      heading: 'Homes on sale',
      noun,
      none: 'No homes are listed here today. Write below and you will hear of the next one.',
      unfit: 'No home here fits all of that.',
      clear: 'Clear filters',
      filters: { look: 'row', any },
    },
    enquiry: {},
  },
  modern: {
    Card: ModernCard,
    voice: {
      heading: 'Listings',
      noun,
      none: 'Nothing on the list today. Leave your number and be first for the next one.',
      unfit: 'Nothing matches all of that.',
      clear: 'Clear filters',
      filters: { look: 'chips', any },
    },
    enquiry: { asksFirst: true, hint: 'A floor, a budget, a day to visit' },
  },
  luxury: {
    Card: LuxuryCard,
    voice: {
      heading: 'The collection',
      noun,
      none: 'Nothing is on show at present. Leave a line, and you will hear of the next.',
      unfit: 'Nothing here answers to that description.',
      clear: 'Show the whole collection',
      dearest: true,
      filters: {
        look: 'sentence',
        any: {
          type: 'everything',
          locality: 'any locality',
          bedrooms: 'any number of rooms',
          budget: 'any price',
        },
      },
    },
    enquiry: { hint: 'The day and the hour that suit you' },
  },
  minimal: {
    Card: MinimalRow,
    voice: {
      heading: 'Homes',
      noun,
      none: 'None today. Write below to hear of the next.',
      unfit: 'None fits.',
      clear: 'Show all',
      filters: { look: 'chips', any },
    },
    enquiry: {},
  },
  heritage: {
    Card: HeritageCard,
    voice: {
      heading: 'In our keeping',
      noun,
      none: 'No home is in our keeping today. Write to us, and we remember you when one is.',
      unfit: 'We keep no such home today.',
      clear: 'See all of them again',
      filters: {
        look: 'plain',
        any: { type: 'All kinds', locality: 'Anywhere', bedrooms: 'Any size', budget: 'Any price' },
      },
    },
    enquiry: { letter: true, asksFirst: true },
  },
};
