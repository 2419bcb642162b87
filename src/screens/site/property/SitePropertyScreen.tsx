import { useParams } from 'react-router-dom';
import { paths, propertyIdIn } from '../../../../contract/paths';
import { listingTitle } from '../../../../contract/rules/listing';
import { useSiteProperty } from '../../../features/sites/queries';
import { SiteFailed } from '../../../features/sites/SiteFailed';
import { SiteLoading } from '../../../features/sites/SiteLoading';
import { SiteNotFound } from '../../../features/sites/SiteNotFound';
import { SitePropertyPage } from '../../../features/sites/SitePropertyPage';
import { useDocumentTitle } from '../../../lib/useDocumentTitle';

/** A property's page on a published site. */
export function SitePropertyScreen() {
  const { slug = '', property = '' } = useParams();
  const id = propertyIdIn(property);
  const { data: page, error, refetch } = useSiteProperty(slug, id);
  useDocumentTitle(page && `${listingTitle(page.data.property)} · ${page.data.site.broker.name}`);
  if (id === undefined) return <SiteNotFound />;
  if (page) return <SitePropertyPage {...page.data} base={paths.site(slug)} />;
  if (error) return <SiteFailed error={error} onRetry={() => void refetch()} />;
  return <SiteLoading />;
}
