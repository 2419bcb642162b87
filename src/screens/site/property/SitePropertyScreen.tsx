import { useParams } from 'react-router-dom';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { useDocumentTitle } from '#src/lib/useDocumentTitle.ts';
import { useSiteProperty } from '#src/sites/queries.ts';
import { SiteFailed } from '#src/sites/SiteFailed.tsx';
import { SiteLoading } from '#src/sites/SiteLoading.tsx';
import { SiteNotFound } from '#src/sites/SiteNotFound.tsx';
import { SitePropertyPage } from '#src/sites/SitePropertyPage.tsx';

/** A property's page on a published site. */
export function SitePropertyScreen() {
  const { slug = '', property = '' } = useParams();
  const id = propertyIdIn(property);
  const { data: page, error, refetch } = useSiteProperty(slug, id);
  useDocumentTitle(page && `${propertyTitle(page.data.property)} · ${page.data.site.broker.name}`);
  if (id === undefined) return <SiteNotFound />;
  if (page) return <SitePropertyPage {...page.data} base={paths.site(slug)} />;
  if (error) return <SiteFailed error={error} onRetry={() => void refetch()} />;
  return <SiteLoading />;
}
