import type { SiteHead } from '#contract/sites.ts';
import type { SiteView } from '#contract/siteView.ts';
import { templates } from './templates/templates.ts';
import { withAccent } from './theme/accents.ts';
import type { TemplateTheme } from './theme/templateTheme.ts';

/** The theme of a site's template with the broker's accent. */
export const siteThemeOf = ({ template, content }: Pick<SiteHead, 'template' | 'content'>): TemplateTheme =>
  withAccent(templates[template].templateTheme, content.accent);

/** The theme of a page; the classic template's for a missing one. */
export const templateThemeOf = (view: SiteView): TemplateTheme => {
  if (view.kind === 'missing') return templates.classic.templateTheme;
  return siteThemeOf(view.kind === 'home' ? view.site : view.page.site);
};
