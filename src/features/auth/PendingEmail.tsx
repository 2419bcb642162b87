import Box from '@mui/material/Box';
import { Notice } from '#src/ui/feedback/Notice.tsx';

/** Says that a new e-mail takes effect once the link sent to it is opened; renders nothing without one. */
export function PendingEmail({ email }: { email: string | null | undefined }) {
  return email ? (
    <Box sx={{ mb: 1.5 }}>
      <Notice tone="info" title="Confirm your new e-mail">
        {`Open the link in the mail to ${email}. Until then your e-mail stays as it is. If the address is wrong, change it again.`}
      </Notice>
    </Box>
  ) : null;
}
