import type { TemplateDefinition } from '#src/sites/parts/template.ts';
import { HeritageHome } from './HeritageHome.tsx';
import { HeritageProperty } from './HeritageProperty.tsx';
import { HeritageFooter, HeritageHeader } from './parts.tsx';
import { templateTheme } from './theme.ts';

export const heritage: TemplateDefinition = {
  templateTheme,
  line: 'Cream and wine, for old-city homes',
  shows: 'guest_house',
  Header: HeritageHeader,
  Footer: HeritageFooter,
  Home: HeritageHome,
  Property: HeritageProperty,
};
