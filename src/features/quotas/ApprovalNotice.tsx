import Box from '@mui/material/Box';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useApprovalAwaited } from './queries.ts';

/** Says that nothing of the broker is public while the account awaits approval. */
export function ApprovalNotice() {
  if (!useApprovalAwaited()) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Notice title="Your account is awaiting approval">
        Meanwhile, prepare your homes and website: visitors see them once your account is approved.
      </Notice>
    </Box>
  );
}
