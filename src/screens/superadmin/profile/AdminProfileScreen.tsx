import { ProfileCard } from '../../../features/auth/ProfileCard';
import { useSession } from '../../../lib/sessions';
import { PageHeader } from '../../../ui/layout/PageHeader';

/** Who is signed in: avatar, name, email, role, phone, last login (specification 000, section 2). */
export function AdminProfileScreen() {
  const session = useSession('super_admin');
  return (
    <>
      <PageHeader title="Profile" purpose="Your name and photo are changed from the menu at the top right" />
      <ProfileCard of="super_admin" session={session} />
    </>
  );
}
