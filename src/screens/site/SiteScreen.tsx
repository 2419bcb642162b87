import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { useSite } from '../../features/sites/queries';
import { ApiError, messageOf } from '../../lib/apiError';
import { useDocumentTitle } from '../../lib/useDocumentTitle';
import { InlineError } from '../../ui/feedback/InlineError';
import { NotFound } from '../../ui/feedback/NotFound';
import { SiteLoading } from './SiteLoading';
import { SitePage } from './SitePage';

/** A published site. An unknown or hidden slug is Not Found (specification 001, section 2). */
export function SiteScreen() {
  const { slug = '' } = useParams();
  const site = useSite(slug);
  useDocumentTitle(site.data?.data.broker.name);
  if (site.data) return <SitePage site={site.data.data} />;
  if (site.error instanceof ApiError && site.error.status === 404)
    return (
      <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
        <NotFound />
      </Box>
    );
  if (site.isError)
    return (
      <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
        <InlineError message={messageOf(site.error, 'Failed to load')} onRetry={() => site.refetch()} />
      </Box>
    );
  return <SiteLoading />;
}
