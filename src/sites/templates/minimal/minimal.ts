import type { TemplateDefinition } from '#src/sites/parts/template.ts';
import { MinimalHome } from './MinimalHome.tsx';
import { MinimalProperty } from './MinimalProperty.tsx';
import { MinimalFooter, MinimalHeader, MinimalLayout } from './parts.tsx';
import { templateTheme } from './theme.ts';

export const minimal: TemplateDefinition = {
  templateTheme,
  line: 'White space first, then pictures',
  shows: 'builder_floor',
  Header: MinimalHeader,
  Footer: MinimalFooter,
  Layout: MinimalLayout,
  Home: MinimalHome,
  Property: MinimalProperty,
};
