import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type LandingVisitor, landingVisitors, paths } from '#contract/paths.ts';
import { useSavedHomes } from '#src/features/homes/savedHomes.ts';
import { PublicFooter } from '#src/features/showcase/footer/PublicFooter.tsx';
import { Island } from '#src/lib/Island.tsx';
import { clearSession, useSession } from '#src/lib/sessions.ts';
import { SkipLink } from '#src/ui/navigation/SkipLink.tsx';
import { TopNav } from '#src/ui/navigation/TopNav.tsx';

/** The id of the main part of a public page. */
export const mainId = 'content';

const placeLabels: Record<LandingVisitor, string> = {
  buyers: 'For Buyers',
  tenants: 'For Tenants',
  owners: 'For Owners',
  dealers: 'For Dealers / Builders',
};

const places = [
  // The landing page preselects the visitor's search tab.
  ...landingVisitors.map((visitor) => ({ label: placeLabels[visitor], to: paths.landingFor(visitor) })),
  // Insights has no page yet and links to About, where it must not be marked as current.
  { label: 'Insights', to: paths.about, badge: { text: 'NEW', tone: 'marigold' }, borrowed: true },
] as const;

/** A broker who is signed in goes straight to the form. */
const postProperty = (to: string) => ({ label: 'Post property', to, badge: { text: 'FREE', tone: 'gulabi' } }) as const;

const logins = [
  { label: 'Super Admin', to: paths.superadmin.login },
  { label: 'Broker Login', to: paths.broker.login },
] as const;

// Its code includes the contract's schemas, so it is loaded on demand.
const account = () => import('../shell/syncAccount.ts');
const logOut = async () => {
  try {
    (await account()).leave();
  } catch {
    // Even without a connection, the browser forgets the session.
    clearSession('user');
  }
};

/** The top navigation of specification 001, section 2, with Login, or the name and Log out. */
export function PublicNavigation() {
  const user = useSession('user');
  const broker = useSession('broker');
  const saved = useSavedHomes();
  const token = user?.token;
  useEffect(() => {
    if (token)
      account()
        .then(({ syncAccount }) => syncAccount())
        .catch(() => undefined);
  }, [token]);
  return (
    <TopNav
      homeTo={paths.home}
      places={places}
      featured={postProperty(broker ? paths.broker.postProperty : paths.broker.login)}
      menuOnly={logins}
      saved={{ to: paths.saved, count: saved.length }}
      signIn={{ label: 'Login', to: paths.auth }}
      person={user ? { name: user.name || user.email, to: paths.account, onLogOut: () => void logOut() } : undefined}
    />
  );
}

// The pages of specification 001 have the whole footer.
const specified: readonly string[] = [paths.home, paths.landing, paths.about];

/** The frame of the public pages: navigation and footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink to={mainId} />
      <Island name="navigation">
        <PublicNavigation />
      </Island>
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, minWidth: 0, '&:focus': { outline: 'none' } }}>
        {children}
      </Box>
      <Box sx={{ mt: { xs: 8, sm: 14 } }}>
        <PublicFooter topId={mainId} short={!specified.includes(pathname)} />
      </Box>
    </Box>
  );
}
