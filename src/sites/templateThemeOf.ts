import type { SiteView } from '#contract/siteView.ts';
import { templates } from './templates/templates.ts';
import type { TemplateTheme } from './theme/templateTheme.ts';

/** The look of a page's template; a plain one where no site is to be seen. */
export const templateThemeOf = (view: SiteView): TemplateTheme => {
  if (view.kind === 'missing') return templates.classic.templateTheme;
  return templates[(view.kind === 'home' ? view.site : view.page.site).template].templateTheme;
};
