import type { TemplateDefinition } from '#src/sites/parts/template.ts';
import { MinimalHome } from './MinimalHome.tsx';
import { MinimalProperty } from './MinimalProperty.tsx';
import { MinimalFooter, MinimalHeader, MinimalLayout } from './parts.tsx';
import { templateTheme } from './theme.ts';

export const minimal: TemplateDefinition = {
  templateTheme,
  words: {
    headline: (city) => `Homes in ${city}.`,
    voices: 'Clients',
    enquiry: { heading: 'Write', line: 'A line is enough.' },
    about: { heading: 'Ask about this home', line: 'A line is enough.' },
    promise: 'replies.',
    story: 'Description',
    similar: 'More homes',
  },
  line: 'White space first, then pictures',
  shows: 'builder_floor',
  Header: MinimalHeader,
  Footer: MinimalFooter,
  Layout: MinimalLayout,
  Home: MinimalHome,
  Property: MinimalProperty,
};
