import type { SiteView } from '../../contract/siteView';
import { compositions } from '../features/sites/templates/compositions';
import type { SiteLook } from '../theme/sites/siteLook';

/** The look of a page's template; a plain one where no site is to be seen. */
export const lookOf = (view: SiteView): SiteLook => {
  if (view.kind === 'missing') return compositions.classic.look;
  return compositions[(view.kind === 'home' ? view.site : view.page.site).template].look;
};
