import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SESSION_ENDED } from '../../../../contract/errors';
import { takeSessionEnded } from '../../../lib/sessions';

/** Says that the server ended the broker's or the user's session; nothing otherwise. */
export function SessionEndedNote() {
  const [ended, setEnded] = useState(false);
  // It can be taken once, and StrictMode runs effects twice: so only ever switched on here.
  useEffect(() => {
    const taken = [takeSessionEnded('broker'), takeSessionEnded('user')];
    if (taken.includes(true)) setEnded(true);
  }, []);
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
