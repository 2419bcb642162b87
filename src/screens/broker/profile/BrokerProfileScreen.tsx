import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { AccessCard } from '#src/features/auth/AccessCard.tsx';
import { ProfileCard } from '#src/features/auth/ProfileCard.tsx';
import { ProfileHeader } from '#src/features/auth/ProfileHeader.tsx';
import { refreshProfile } from '#src/features/auth/refreshProfile.ts';
import { SecondStepCard } from '#src/features/auth/SecondStepCard.tsx';
import { ShortcutsCard } from '#src/features/auth/ShortcutsCard.tsx';
import { PreferencesCard } from '#src/features/notifications/PreferencesCard.tsx';
import { BrokerPrivacyCard } from '#src/features/privacy/PrivacyRequestsCard.tsx';
import { useSession } from '#src/lib/sessions.ts';

/** The broker's own profile, with Edit Profile and Update Photo (specification 001, section 2). */
export function BrokerProfileScreen() {
  const session = useSession('broker');
  const incomplete = !session?.name || !session.email;
  useEffect(() => {
    if (incomplete) void refreshProfile('broker');
  }, [incomplete]);
  return (
    <>
      <ProfileHeader of="broker" purpose="How Nivaas knows you, and what your website shows of you" />
      <ProfileCard of="broker" session={session} />
      <SecondStepCard of="broker" />
      <AccessCard of="broker" />
      <Box sx={{ maxWidth: 640, mt: 3 }}>
        <PreferencesCard of="broker" />
      </Box>
      <Box sx={{ maxWidth: 640, mt: 3 }}>
        <BrokerPrivacyCard />
      </Box>
      <ShortcutsCard />
    </>
  );
}
