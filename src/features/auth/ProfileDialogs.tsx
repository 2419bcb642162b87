import { readSession, useSession } from '#src/lib/sessions.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { EditProfile } from './EditProfile.tsx';
import type { ProfileRole } from './saveProfile.ts';
import { UpdatePhoto } from './UpdatePhoto.tsx';

interface ProfileDialogsProps {
  of: ProfileRole;
  open: 'profile' | 'photo' | null;
  onClose: () => void;
}

const savedWords = (pending: string | null = null) =>
  pending ? `Profile saved. To use ${pending}, open the link in the mail that is on its way there.` : 'Profile saved';

/**
 * The dialogs Edit Profile and Update Photo; home seekers have no photo. Both stay mounted, so that closing one keeps
 * its input.
 */
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
        onSaved={() => saved(savedWords(readSession(role)?.profile?.pending_email))()}
      />
      {role === 'user' ? null : (
        <UpdatePhoto
          of={role}
          open={open === 'photo'}
          photo={session?.photo ?? null}
          onClose={onClose}
          onSaved={saved('Photo updated')}
        />
      )}
    </>
  );
}
