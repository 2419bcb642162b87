import Box from '@mui/material/Box';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useApprovalAwaited } from './queries.ts';

/** Says that nothing of the broker is public while the account awaits approval. */
export function ApprovalNotice() {
  if (!useApprovalAwaited()) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Notice title="Your account waits for approval">
        Prepare your homes and your website meanwhile: visitors see them once it is approved.
      </Notice>
    </Box>
  );
}
