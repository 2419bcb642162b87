import { useLocation, useParams } from 'react-router-dom';
import { paths, sitePartIn } from '#contract/paths.ts';
import { useDocumentTitle } from '#src/lib/useDocumentTitle.ts';
import { useSite } from '#src/sites/queries.ts';
import { SiteFailed } from '#src/sites/SiteFailed.tsx';
import { SiteHome } from '#src/sites/SiteHome.tsx';
import { SiteLoading } from '#src/sites/SiteLoading.tsx';

/** The home page of a published site. */
export function SiteScreen() {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { data: site, error, refetch } = useSite(slug, sitePartIn(search));
  useDocumentTitle(site?.data.broker.name);
  if (site) return <SiteHome site={site.data} base={paths.site(slug)} />;
  if (error) return <SiteFailed error={error} onRetry={() => void refetch()} />;
  return <SiteLoading />;
}
