import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import type { SiteView } from '#contract/siteView.ts';
import { SiteHome } from './SiteHome.tsx';
import { SiteMissing } from './SiteMissing.tsx';
import { SitePropertyPage } from './SitePropertyPage.tsx';

interface PublishedSiteProps {
  view: SiteView;
  cache: EmotionCache;
}

function Page({ view }: { view: SiteView }) {
  if (view.kind === 'home') return <SiteHome site={view.site} base={view.base} />;
  if (view.kind === 'property') return <SitePropertyPage {...view.page} base={view.base} />;
  return <SiteMissing base={view.isSite ? view.base : undefined} />;
}

/** A page of a published site. Server and browser must render the same tree. */
export function PublishedSite({ view, cache }: PublishedSiteProps) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <Page view={view} />
      </CacheProvider>
    </StrictMode>
  );
}
