import Box from '@mui/material/Box';
import { QuotaNotice } from '#src/features/quotas/QuotaNotice.tsx';
import { useSession } from '#src/lib/sessions.ts';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { PostPropertyForm } from './PostPropertyForm.tsx';
import { readDraft } from './submission/postDraft.ts';
import { useTabDraft } from './useTabDraft.ts';

/** Post Property: four sections on one page and Submit (specification 001, section 2). It continues an existing draft. */
export function PostPropertyScreen() {
  const brokerId = useSession('broker')?.brokerId ?? 0;
  const found = useTabDraft(brokerId, readDraft);
  return (
    <>
      <PageHeader title="Post Property" purpose="One page, four sections. Your draft is kept until you submit it." />
      <QuotaNotice of={['properties', 'photos', 'storage_mb']} />
      {found ? (
        <>
          {found.own ? null : (
            <Box sx={{ mb: 2.5 }}>
              <Notice tone="warning" title="Post Property is open in another tab">
                Your draft is kept there and is left as it is. You can post another property here, but what you fill in
                is not kept when this tab is closed or reloaded.
              </Notice>
            </Box>
          )}
          <PostPropertyForm key={brokerId} keeper={found.own ? brokerId : undefined} draft={found.draft} />
        </>
      ) : (
        <Loading shape="facts" count={8} />
      )}
    </>
  );
}
