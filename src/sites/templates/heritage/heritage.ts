import type { TemplateDefinition } from '#src/sites/parts/template.ts';
import { HeritageHome } from './HeritageHome.tsx';
import { HeritageProperty } from './HeritageProperty.tsx';
import { HeritageFooter, HeritageHeader } from './parts.tsx';
import { templateTheme } from './theme.ts';

export const heritage: TemplateDefinition = {
  templateTheme,
  words: {
    headline: (city) => `${city}, house by house`,
    voices: 'Letters to us',
    enquiry: { heading: 'Write us a letter', line: 'Tell us of the house you hope for, or the one you saw here.' },
    about: { heading: 'Write about this home', line: 'Ask for its papers, its story, or a day to walk through.' },
    promise: 'reads every letter.',
    story: 'Its story',
    similar: 'Also in our keeping',
  },
  line: 'Cream and wine, for old-city homes',
  shows: 'guest_house',
  Header: HeritageHeader,
  Footer: HeritageFooter,
  Home: HeritageHome,
  Property: HeritageProperty,
};
