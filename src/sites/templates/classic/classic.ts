import { SiteFooter } from '#src/sites/parts/SiteFooter.tsx';
import type { TemplateDefinition } from '#src/sites/parts/template.ts';
import { ClassicHome } from './ClassicHome.tsx';
import { ClassicProperty } from './ClassicProperty.tsx';
import { ClassicHeader } from './parts.tsx';
import { templateTheme } from './theme.ts';

export const classic: TemplateDefinition = {
  templateTheme,
  words: {
    headline: (city) => `Your home in ${city}.`,
    voices: 'What clients say',
    enquiry: { heading: 'Enquire', line: 'Say which home you have in mind and when to call.' },
    about: { heading: 'Enquire about this home', line: 'Ask for a visit, or whatever you would like to know.' },
    promise: 'answers you personally.',
    story: 'About this home',
    similar: 'Similar homes',
  },
  faced: true,
  line: 'Calm and complete, for every home',
  shows: 'farm_house',
  Header: ClassicHeader,
  Footer: SiteFooter,
  Home: ClassicHome,
  Property: ClassicProperty,
};
