import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { AccessCard } from '#src/features/auth/AccessCard.tsx';
import { CloseAccount } from '#src/features/auth/CloseAccount.tsx';
import { PendingEmail } from '#src/features/auth/PendingEmail.tsx';
import { ProfileDialogs } from '#src/features/auth/ProfileDialogs.tsx';
import { useProfileRefresh } from '#src/features/auth/refreshProfile.ts';
import { PriceAlertSwitch } from '#src/features/seeker/PriceAlertSwitch.tsx';
import type { StoredSession } from '#src/lib/sessions.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { AccountSection } from './AccountSection.tsx';

interface ProfileSectionProps {
  session: StoredSession | null;
  /** Whether what is above the section is still loading. */
  hidden?: boolean;
  /** Called once the account is deleted. */
  onClosed: () => void;
}

/** The user's details, mail settings, sign-in settings, and what they can do with their data. */
export function ProfileSection({ session, hidden, onClosed }: ProfileSectionProps) {
  const [editing, setEditing] = useState(false);
  const [closing, setClosing] = useState(false);
  useProfileRefresh('user', true);
  return (
    <AccountSection id="profile" title="Profile" hidden={hidden}>
      <Stack gap={3}>
        <Card
          title="About you"
          actions={
            <Button startIcon={<Pencil size={18} />} onClick={() => setEditing(true)} sx={{ minHeight: 44 }}>
              Edit Profile
            </Button>
          }
        >
          <PendingEmail email={session?.profile?.pending_email} />
          <DefinitionList
            items={[
              { label: 'Name', value: session?.name },
              { label: 'E-mail', value: session?.email },
              { label: 'Phone', value: session?.phone },
            ]}
          />
        </Card>
        <Card aria-label="Mails">
          <PriceAlertSwitch />
        </Card>
      </Stack>
      <AccessCard of="user" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button component={Link} to={paths.privacyRequests} startIcon={<Fingerprint size={18} />}>
          Your data and privacy
        </Button>
        <Button variant="text" color="error" startIcon={<Trash2 size={18} />} onClick={() => setClosing(true)}>
          Delete account
        </Button>
      </Box>
      <ProfileDialogs of="user" open={editing ? 'profile' : null} onClose={() => setEditing(false)} />
      <CloseAccount open={closing} onClose={() => setClosing(false)} onClosed={onClosed} />
    </AccountSection>
  );
}
