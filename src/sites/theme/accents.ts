import type { SiteAccent } from '#contract/siteContent.ts';
import { peacock } from '#src/theme/peacock.ts';
import type { TemplateTheme } from './templateTheme.ts';

/** Each accent, for a light and for a dark page. */
const accents: Readonly<Record<Exclude<SiteAccent, 'template'>, Readonly<Record<TemplateTheme['scheme'], string>>>> = {
  peacock,
  indigo: { light: '#2F3E8F', dark: '#AEB8F5' },
  plum: { light: '#6B2A5E', dark: '#E0A6D3' },
  forest: { light: '#1F5A34', dark: '#8FD0A3' },
  brick: { light: '#943520', dark: '#F0957F' },
};
/** The text colour of a button in the accent. */
const on = { light: '#FFFFFF', dark: '#14120F' } as const;

/** A template's theme with the accent that the broker chose, on buttons, links and focus rings. */
export const withAccent = (theme: TemplateTheme, accent: SiteAccent): TemplateTheme => {
  if (accent === 'template') return theme;
  const colour = accents[accent][theme.scheme];
  return {
    ...theme,
    accent: colour,
    onAccent: on[theme.scheme],
    link: colour,
    mark: theme.mark === theme.accent ? colour : theme.mark,
  };
};
