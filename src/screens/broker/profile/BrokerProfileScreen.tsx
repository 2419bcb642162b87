import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ImageUp, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AccessCard } from '#src/features/auth/AccessCard.tsx';
import { ProfileCard } from '#src/features/auth/ProfileCard.tsx';
import { ProfileDialogs } from '#src/features/auth/ProfileDialogs.tsx';
import { refreshProfile } from '#src/features/auth/refreshProfile.ts';
import { SecondStepCard } from '#src/features/auth/SecondStepCard.tsx';
import { ShortcutsCard } from '#src/features/auth/ShortcutsCard.tsx';
import { PreferencesCard } from '#src/features/notifications/PreferencesCard.tsx';
import { BrokerPrivacyCard } from '#src/features/privacy/PrivacyRequestsCard.tsx';
import { useSession } from '#src/lib/sessions.ts';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';

/** The broker's own profile, with Edit Profile and Update Photo (specification 001, section 2). */
export function BrokerProfileScreen() {
  const session = useSession('broker');
  const [changing, setChanging] = useState<'profile' | 'photo' | null>(null);
  const incomplete = !session?.name || !session.email;
  useEffect(() => {
    if (incomplete) void refreshProfile('broker');
  }, [incomplete]);
  return (
    <>
      <PageHeader
        title="Profile"
        purpose="How Nivaas knows you, and what your website shows of you"
        actions={
          <>
            <Button startIcon={<ImageUp size={18} />} onClick={() => setChanging('photo')}>
              Update Photo
            </Button>
            <Button variant="contained" startIcon={<Pencil size={18} />} onClick={() => setChanging('profile')}>
              Edit Profile
            </Button>
          </>
        }
      />
      <ProfileCard of="broker" session={session} />
      <AccessCard of="broker" />
      <SecondStepCard of="broker" />
      <Box sx={{ maxWidth: 640, mt: '24px' }}>
        <PreferencesCard of="broker" />
      </Box>
      <Box sx={{ maxWidth: 640, mt: '24px' }}>
        <BrokerPrivacyCard />
      </Box>
      <ShortcutsCard />
      <ProfileDialogs of="broker" open={changing} onClose={() => setChanging(null)} />
    </>
  );
}
