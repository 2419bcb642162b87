import type { SiteView } from '#contract/siteView.ts';
import { templates } from './templates/templates.ts';
import type { TemplateTheme } from './theme/templateTheme.ts';

/** The theme of a page's template; the classic one for a missing page. */
export const templateThemeOf = (view: SiteView): TemplateTheme => {
  if (view.kind === 'missing') return templates.classic.templateTheme;
  return templates[(view.kind === 'home' ? view.site : view.page.site).template].templateTheme;
};
