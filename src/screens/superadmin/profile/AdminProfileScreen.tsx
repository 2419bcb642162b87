import { AccessCard } from '#src/features/auth/AccessCard.tsx';
import { ProfileCard } from '#src/features/auth/ProfileCard.tsx';
import { SecondStepCard } from '#src/features/auth/SecondStepCard.tsx';
import { useSession } from '#src/lib/sessions.ts';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';

/** The operator's profile: avatar, name, email, role, phone, last login (specification 000, section 2). */
export function AdminProfileScreen() {
  const session = useSession('super_admin');
  return (
    <>
      <PageHeader title="Profile" purpose="Your name and photo are changed from the menu at the top right" />
      <ProfileCard of="super_admin" session={session} />
      <AccessCard of="super_admin" />
      <SecondStepCard of="super_admin" />
    </>
  );
}
