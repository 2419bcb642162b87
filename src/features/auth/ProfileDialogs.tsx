import { useSession } from '#src/lib/sessions.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { EditProfile } from './EditProfile.tsx';
import type { ProfileRole } from './saveProfile.ts';
import { UpdatePhoto } from './UpdatePhoto.tsx';

interface ProfileDialogsProps {
  of: ProfileRole;
  open: 'profile' | 'photo' | null;
  onClose: () => void;
}

/** The dialogs Edit Profile and Update Photo. Both stay mounted, so that closing one keeps its input. */
export function ProfileDialogs({ of: role, open, onClose }: ProfileDialogsProps) {
  const session = useSession(role);
  const say = useSnackbar();
  const saved = (words: string) => () => {
    onClose();
    say(words);
  };
  return (
    <>
      <EditProfile
        of={role}
        open={open === 'profile'}
        person={session}
        onClose={onClose}
        onSaved={saved('Profile saved')}
      />
      <UpdatePhoto
        of={role}
        open={open === 'photo'}
        photo={session?.photo ?? null}
        onClose={onClose}
        onSaved={saved('Photo updated')}
      />
    </>
  );
}
