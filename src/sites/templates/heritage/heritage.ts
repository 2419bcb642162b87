import type { TemplateDefinition } from '../template.ts';
import { HeritageHome } from './HeritageHome.tsx';
import { HeritageProperty } from './HeritageProperty.tsx';
import { templateTheme } from './theme.ts';

/** The template as the list of templates names it. */
export const heritage: TemplateDefinition = {
  templateTheme,
  line: 'Cream and wine, for old-city homes',
  shows: 'guest_house',
  Home: HeritageHome,
  Property: HeritageProperty,
};
