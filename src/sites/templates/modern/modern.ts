import type { TemplateDefinition } from '../template.ts';
import { ModernHome } from './ModernHome.tsx';
import { ModernProperty } from './ModernProperty.tsx';
import { templateTheme } from './theme.ts';

/** The template as the list of templates names it. */
export const modern: TemplateDefinition = {
  templateTheme,
  line: 'Big pictures, sharp type, towers',
  shows: 'flat',
  Home: ModernHome,
  Property: ModernProperty,
};
