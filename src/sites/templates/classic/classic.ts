import type { TemplateDefinition } from '../template.ts';
import { ClassicHome } from './ClassicHome.tsx';
import { ClassicProperty } from './ClassicProperty.tsx';
import { templateTheme } from './theme.ts';

/** The template as the list of templates names it. */
export const classic: TemplateDefinition = {
  templateTheme,
  line: 'Calm and complete, for every home',
  shows: 'farm_house',
  Home: ClassicHome,
  Property: ClassicProperty,
};
