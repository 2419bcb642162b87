import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Info } from 'lucide-react';
import { SESSION_ENDED } from '../../../../contract/errors';
import { useSessionEnded } from '../../../features/auth/useSessionEnded';

const roles = ['broker', 'user'] as const;

/** Says that the server ended the broker's or the user's session; nothing otherwise. */
export function SessionEndedNote() {
  const [ended] = useSessionEnded(roles);
  return (
    <Box role="status">
      {ended ? (
        <Alert severity="info" icon={<Info size={18} />} sx={{ mb: '16px' }}>
          {SESSION_ENDED}
        </Alert>
      ) : null}
    </Box>
  );
}
