import type { SiteView } from '#contract/siteView.ts';
import { templates } from './templates/templates.ts';
import { withAccent } from './theme/accents.ts';
import type { TemplateTheme } from './theme/templateTheme.ts';

/** The theme of a page's template with the broker's accent; the classic one for a missing page. */
export const templateThemeOf = (view: SiteView): TemplateTheme => {
  if (view.kind === 'missing') return templates.classic.templateTheme;
  const { template, content } = view.kind === 'home' ? view.site : view.page.site;
  return withAccent(templates[template].templateTheme, content.accent);
};
