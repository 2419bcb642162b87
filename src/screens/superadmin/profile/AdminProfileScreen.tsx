import Button from '@mui/material/Button';
import { ImageUp, Pencil } from 'lucide-react';
import { useState } from 'react';
import { AccessCard } from '#src/features/auth/AccessCard.tsx';
import { ProfileCard } from '#src/features/auth/ProfileCard.tsx';
import { ProfileDialogs } from '#src/features/auth/ProfileDialogs.tsx';
import { SecondStepCard } from '#src/features/auth/SecondStepCard.tsx';
import { useSession } from '#src/lib/sessions.ts';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';

/** The operator's profile: avatar, name, email, role, phone, last login (specification 000, section 2); with the dialogs of the menu. */
export function AdminProfileScreen() {
  const session = useSession('super_admin');
  const [changing, setChanging] = useState<'profile' | 'photo' | null>(null);
  return (
    <>
      <PageHeader
        title="Profile"
        purpose="How Nivaas knows you, and where you are signed in"
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
      <ProfileCard of="super_admin" session={session} />
      <AccessCard of="super_admin" />
      <SecondStepCard of="super_admin" />
      <ProfileDialogs of="super_admin" open={changing} onClose={() => setChanging(null)} />
    </>
  );
}
