import { useLocation, useParams } from 'react-router-dom';
import { paths, sitePartIn } from '../../../../contract/paths';
import { useSite } from '../../../features/sites/queries';
import { SiteFailed } from '../../../features/sites/SiteFailed';
import { SiteHome } from '../../../features/sites/SiteHome';
import { SiteLoading } from '../../../features/sites/SiteLoading';
import { useDocumentTitle } from '../../../lib/useDocumentTitle';

/** A published site's home. */
export function SiteScreen() {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { data: site, error, refetch } = useSite(slug, sitePartIn(search));
  useDocumentTitle(site?.data.broker.name);
  if (site) return <SiteHome site={site.data} base={paths.site(slug)} />;
  if (error) return <SiteFailed error={error} onRetry={() => void refetch()} />;
  return <SiteLoading />;
}
