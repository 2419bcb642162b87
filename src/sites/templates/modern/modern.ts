import type { TemplateDefinition } from '#src/sites/parts/template.ts';
import { ModernHome } from './ModernHome.tsx';
import { ModernProperty } from './ModernProperty.tsx';
import { ModernFooter, ModernHeader } from './parts.tsx';
import { templateTheme } from './theme.ts';

export const modern: TemplateDefinition = {
  templateTheme,
  line: 'Big pictures, sharp type, towers',
  shows: 'flat',
  Header: ModernHeader,
  Footer: ModernFooter,
  Home: ModernHome,
  Property: ModernProperty,
};
