import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ImageUp, Pencil } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { ProfileDialogs } from './ProfileDialogs.tsx';
import type { ProfileRole } from './saveProfile.ts';

interface ProfileHeaderProps {
  of: ProfileRole;
  purpose: string;
}

/** A profile page's header, with Update Photo and Edit Profile and their dialogs. */
export function ProfileHeader({ of: role, purpose }: ProfileHeaderProps) {
  const [changing, setChanging] = useState<'profile' | 'photo' | null>(null);
  return (
    // As wide as the cards below.
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title="Profile"
        purpose={purpose}
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
      <ProfileDialogs of={role} open={changing} onClose={() => setChanging(null)} />
    </Box>
  );
}
