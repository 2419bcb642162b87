import {
  Building2,
  CalendarCheck2,
  CircleUserRound,
  ContactRound,
  HousePlus,
  LayoutDashboard,
  LogOut,
  PanelsTopLeft,
  UsersRound,
} from 'lucide-react';
import { Navigate, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useWaitingCount } from '#src/features/leads/today/dayQuery.ts';
import { useLeadsAfterBell } from '#src/features/leads/work/leadWorkQueries.ts';
import { MailFooter } from '#src/features/notifications/MailFooter.tsx';
import { NotificationBell } from '#src/features/notifications/NotificationBell.tsx';
import { useBrokerNotifications, useReadBrokerNotifications } from '#src/features/notifications/queries.ts';
import { useOnlineSite } from '#src/features/templates/queries.ts';
import { SiteAddress } from '#src/features/templates/SiteAddress.tsx';
import { isSecondStepRequired } from '#src/lib/apiError.ts';
import { useTitleCount } from '#src/lib/useDocumentTitle.ts';
import { PanelLayout } from '#src/ui/navigation/PanelLayout.tsx';
import { ApiProviders } from '../shell/ApiProviders.tsx';
import { ScreenOutlet } from '../shell/ScreenOutlet.tsx';
import { usePanelAccount } from '../shell/usePanelAccount.ts';

const itemsWith = (waiting: number, editing: boolean) => [
  { label: 'Dashboard', to: paths.broker.dashboard, icon: LayoutDashboard },
  { label: 'Today', to: paths.broker.today, icon: CalendarCheck2, count: waiting },
  { label: 'Users', to: paths.broker.users, icon: UsersRound },
  { label: 'CRM', to: paths.broker.crm, icon: ContactRound },
  { label: 'My Properties', to: paths.broker.properties, icon: Building2, end: !editing },
  { label: 'Post Property', to: paths.broker.postProperty, icon: HousePlus },
  { label: 'Website Templates', to: paths.broker.templates, icon: PanelsTopLeft },
  { label: 'Profile', to: paths.broker.profile, icon: CircleUserRound },
];

/** The broker's frame (specification 000 and 001, section 2); the profile refreshes when the window regains focus. */
export function BrokerLayout() {
  return (
    <ApiProviders>
      <Frame />
    </ApiProviders>
  );
}

function Frame() {
  const { person, logOut } = usePanelAccount('broker');
  const navigate = useNavigate();
  const waiting = useWaitingCount();
  const { retry, error, ...bell } = useBrokerNotifications();
  const { mutate: read } = useReadBrokerNotifications();
  useTitleCount(bell.unread);
  useLeadsAfterBell(bell.state ? undefined : (bell.notifications[0]?.id ?? 0));
  // The page for editing a home belongs to My Properties; Post Property, whose path is also below it, does not.
  const editing = useMatch(paths.broker.editPropertyPattern) !== null;
  const site = useOnlineSite();
  // Every page requests the bell, so its refusal shows that a second step is required.
  const isOnProfile = useLocation().pathname === paths.broker.profile;
  if (isSecondStepRequired(error) && !isOnProfile)
    return <Navigate to={`${paths.broker.profile}#second-step`} replace />;
  return (
    <PanelLayout
      tag="Broker"
      items={itemsWith(waiting, editing)}
      homeTo={paths.broker.dashboard}
      person={person}
      personTo={paths.broker.profile}
      header={site ? <SiteAddress site={site} /> : null}
      headerEnd={
        <>
          <NotificationBell
            {...bell}
            onRead={read}
            onReadAll={() => read('all')}
            onRetry={retry}
            footer={(close) => <MailFooter of="broker" onLeave={close} />}
          />
          {site ? <SiteAddress site={site} small /> : null}
        </>
      }
      menu={[
        { label: 'View Profile', icon: CircleUserRound, onSelect: () => navigate(paths.broker.profile) },
        { label: 'Logout', icon: LogOut, apart: true, onSelect: logOut },
      ]}
    >
      <ScreenOutlet />
    </PanelLayout>
  );
}
