import { escapeMarkup } from '#contract/rules/markup.ts';
import type { RenderSitePage } from '#contract/siteView.ts';
import { PageUrlContext } from '../lib/usePageUrl.ts';
import { pageDocument } from '../render/pageDocument.ts';
import { renderView } from '../render/renderView.ts';
import { rootId, viewId } from './hydrationData.ts';
import { PublishedSite } from './PublishedSite.tsx';
import { headOf } from './siteHead.ts';
import { siteIsland } from './siteIslands.tsx';
import { templateThemeOf } from './templateThemeOf.ts';
import type { TemplateTheme } from './theme/templateTheme.ts';

const tagsOf = (templateTheme: TemplateTheme): string =>
  `<meta name="color-scheme" content="${templateTheme.scheme}"><meta name="theme-color" content="${escapeMarkup(templateTheme.page)}">
<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`;

/** Renders a page of a published site as the HTML document that the server sends. */
export const renderSitePage: RenderSitePage = async ({ view, origin, own, assets }) => {
  const canonical = own ? { view: { ...view, base: '' }, origin: own } : { view, origin };
  const templateTheme = templateThemeOf(view);
  const head = headOf(canonical.view, canonical.origin);
  const here = canonical.origin ? `${canonical.origin}${head.path ?? ''}` : '';
  return pageDocument({
    head,
    origin: canonical.origin,
    attributes: { 'data-scheme': templateTheme.scheme },
    tags: tagsOf(templateTheme),
    fonts: assets.css,
    view: await renderView(
      (cache) => (
        <PageUrlContext value={here}>
          <PublishedSite view={view} cache={cache} />
        </PageUrlContext>
      ),
      siteIsland,
    ),
    root: { id: rootId },
    // A missing page has only links: nothing hydrates it.
    ...(view.kind !== 'missing' && {
      data: { id: viewId, value: view },
      start: { 'data-app': assets.entry, 'data-form': assets.form.join(' ') },
    }),
  });
};
