import type { TemplateDefinition } from '#src/sites/parts/template.ts';
import { LuxuryHome } from './LuxuryHome.tsx';
import { LuxuryProperty } from './LuxuryProperty.tsx';
import { LuxuryFooter, LuxuryHeader } from './parts.tsx';
import { templateTheme } from './theme.ts';

export const luxury: TemplateDefinition = {
  templateTheme,
  line: 'Dark and slow, for a few fine homes',
  shows: 'villa',
  Header: LuxuryHeader,
  Footer: LuxuryFooter,
  Home: LuxuryHome,
  Property: LuxuryProperty,
};
