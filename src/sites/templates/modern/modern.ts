import type { TemplateDefinition } from '#src/sites/parts/template.ts';
import { ModernHome } from './ModernHome.tsx';
import { ModernProperty } from './ModernProperty.tsx';
import { ModernFooter, ModernHeader } from './parts.tsx';
import { templateTheme } from './theme.ts';

export const modern: TemplateDefinition = {
  templateTheme,
  words: {
    headline: (city) => `Find your ${city}.`,
    voices: 'In their words',
    enquiry: { heading: 'What are you looking for?', line: 'One question is enough to begin.' },
    about: { heading: 'Ask for a visit', line: 'Name a day, or ask first.' },
    promise: 'calls you back.',
    story: 'The home',
    similar: 'Similar homes',
  },
  line: 'Big pictures, sharp type, towers',
  shows: 'flat',
  Header: ModernHeader,
  Footer: ModernFooter,
  Home: ModernHome,
  Property: ModernProperty,
};
