import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useProfileRefresh } from '#src/features/auth/refreshProfile.ts';
import { signOut } from '#src/features/auth/signOut.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { useSession } from '#src/lib/sessions.ts';
import { finishUndoables } from '#src/ui/feedback/useUndoable.ts';

const panels = {
  super_admin: { fallback: 'SA', roleLabel: 'Super admin', loginPath: paths.superadmin.login, refreshOnFocus: false },
  broker: { fallback: 'BR', roleLabel: 'Broker', loginPath: paths.auth, refreshOnFocus: true },
} as const;

/** The signed-in person of a panel for its frame, and a function that logs out and redirects to the panel's sign-in page. */
export const usePanelAccount = (role: keyof typeof panels) => {
  const { fallback, roleLabel, loginPath, refreshOnFocus } = panels[role];
  const session = useSession(role);
  const navigate = useNavigate();
  useProfileRefresh(role, refreshOnFocus);
  const photo = session?.photo ? fileUrl(session.photo) : undefined;
  const person = { name: session?.name ?? '', email: session?.email ?? '', photo, fallback, roleLabel };
  const logOut = () => {
    void signOut(role, finishUndoables());
    navigate(loginPath, { replace: true, state: { role } });
  };
  return { person, logOut };
};
