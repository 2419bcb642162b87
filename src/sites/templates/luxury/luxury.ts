import type { TemplateDefinition } from '#src/sites/parts/template.ts';
import { LuxuryHome } from './LuxuryHome.tsx';
import { LuxuryProperty } from './LuxuryProperty.tsx';
import { LuxuryFooter, LuxuryHeader } from './parts.tsx';
import { templateTheme } from './theme.ts';

export const luxury: TemplateDefinition = {
  templateTheme,
  words: {
    headline: (city) => `${city}, at its finest`,
    voices: 'Said of us',
    enquiry: { heading: 'Arrange a viewing', line: 'Viewings are by appointment.' },
    about: { heading: 'Arrange a viewing', line: 'Viewings are by appointment.' },
    promise: 'receives you in person.',
    story: 'In detail',
    similar: 'Also in the collection',
  },
  line: 'Dark and slow, for a few fine homes',
  shows: 'villa',
  Header: LuxuryHeader,
  Footer: LuxuryFooter,
  Home: LuxuryHome,
  Property: LuxuryProperty,
};
