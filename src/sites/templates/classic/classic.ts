import { SiteFooter } from '#src/sites/parts/SiteFooter.tsx';
import type { TemplateDefinition } from '#src/sites/parts/template.ts';
import { ClassicHome } from './ClassicHome.tsx';
import { ClassicProperty } from './ClassicProperty.tsx';
import { ClassicHeader } from './parts.tsx';
import { templateTheme } from './theme.ts';

export const classic: TemplateDefinition = {
  templateTheme,
  line: 'Calm and complete, for every home',
  shows: 'farm_house',
  Header: ClassicHeader,
  Footer: SiteFooter,
  Home: ClassicHome,
  Property: ClassicProperty,
};
