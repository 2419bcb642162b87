import Box from '@mui/material/Box';
import { ApiError, messageOf } from '../lib/apiError.ts';
import { InlineError } from '../ui/feedback/InlineError.tsx';
import { SiteNotFound } from './SiteNotFound.tsx';

/** Shown if a site's page does not exist (specification 001, section 2) or cannot be fetched. */
export function SiteFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <SiteNotFound />;
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <InlineError message={messageOf(error, 'Failed to load')} onRetry={onRetry} />
    </Box>
  );
}
