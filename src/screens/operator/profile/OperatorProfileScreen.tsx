import { AccessCard } from '#src/features/auth/AccessCard.tsx';
import { ProfileCard } from '#src/features/auth/ProfileCard.tsx';
import { ProfileHeader } from '#src/features/auth/ProfileHeader.tsx';
import { SecondStepCard } from '#src/features/auth/SecondStepCard.tsx';
import { ShortcutsCard } from '#src/features/auth/ShortcutsCard.tsx';
import { useSession } from '#src/lib/sessions.ts';

/** The operator's profile: avatar, name, email, role, phone, last login (specification 000, section 2); with the dialogs of the menu. */
export function OperatorProfileScreen() {
  const session = useSession('super_admin');
  return (
    <>
      <ProfileHeader of="super_admin" purpose="How Nivaas knows you, and where you are signed in" />
      <ProfileCard of="super_admin" session={session} />
      <SecondStepCard of="super_admin" />
      <AccessCard of="super_admin" />
      <ShortcutsCard />
    </>
  );
}
