import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SessionList } from './SessionList.tsx';
import { useRefreshSessions } from './sessionQueries.ts';

// For a public page, whose touch targets are large enough for a thumb.
const thumbHigh = { '& .MuiButton-root': { minHeight: 44 } } as const;

/** Access to the account: its password and its sessions. */
export function AccessCard({ of: role }: { of: Role }) {
  const [changing, setChanging] = useState(false);
  const say = useSnackbar();
  const refresh = useRefreshSessions(role);
  const changed = () => {
    setChanging(false);
    say('Password changed');
    void refresh();
  };
  return (
    <Box sx={{ mt: 3, ...(role === 'user' ? thumbHigh : { maxWidth: 640 }) }}>
      <Card
        title="Password and sessions"
        line="Where your account is signed in"
        actions={
          <Button startIcon={<KeyRound size={18} />} onClick={() => setChanging(true)}>
            Change password
          </Button>
        }
      >
        <SessionList of={role} />
      </Card>
      <ChangePassword of={role} open={changing} onClose={() => setChanging(false)} onChanged={changed} />
    </Box>
  );
}
