import {
  Bell,
  Building2,
  ChartNoAxesColumn,
  ContactRound,
  Globe,
  ImageUp,
  LayoutDashboard,
  LogOut,
  Pencil,
  Settings2,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { ProfileDialogs } from '#src/features/auth/ProfileDialogs.tsx';
import { MailFooter } from '#src/features/notifications/MailFooter.tsx';
import { NotificationBell } from '#src/features/notifications/NotificationBell.tsx';
import { useNotifications, useReadAllNotifications, useReadNotification } from '#src/features/notifications/queries.ts';
import { useWaitingCount } from '#src/features/properties/review/reviewQueries.ts';
import { isSecondStepRequired } from '#src/lib/apiError.ts';
import { useTitleCount } from '#src/lib/useDocumentTitle.ts';
import { PanelLayout } from '#src/ui/navigation/PanelLayout.tsx';
import { PanelSearch } from '#src/ui/navigation/PanelSearch.tsx';
import { PanelSearchToggle } from '#src/ui/navigation/PanelSearchToggle.tsx';
import { ApiProviders } from '../shell/ApiProviders.tsx';
import { ScreenOutlet } from '../shell/ScreenOutlet.tsx';
import { usePanelAccount } from '../shell/usePanelAccount.ts';

const itemsWith = (waiting: number, unread: number) => [
  { label: 'Dashboard', to: paths.superadmin.dashboard, icon: LayoutDashboard },
  { label: 'Brokers', to: paths.superadmin.brokers, icon: UsersRound },
  { label: 'CRM', to: paths.superadmin.crm, icon: ContactRound },
  { label: 'Manage Property', to: paths.superadmin.manageProperty, icon: Building2, count: waiting },
  { label: 'Manage Website', to: paths.superadmin.manageWebsite, icon: Globe },
  { label: 'Reports', to: paths.superadmin.reports, icon: ChartNoAxesColumn },
  { label: 'Notifications', to: paths.superadmin.notifications, icon: Bell, count: unread },
  { label: 'System Settings', to: paths.superadmin.settings, icon: Settings2, end: true },
];

/** The operator's frame: sidebar, search, bell and profile menu around the screen (specification 000, section 2). */
export function OperatorLayout() {
  return (
    <ApiProviders>
      <Frame />
    </ApiProviders>
  );
}

function Frame() {
  const { person, logOut } = usePanelAccount('super_admin');
  const [changing, setChanging] = useState<'profile' | 'photo' | null>(null);
  const { error, ...bell } = useNotifications();
  const { unread } = bell;
  const waiting = useWaitingCount();
  const { mutate: read } = useReadNotification();
  const { mutate: readAll } = useReadAllNotifications();
  useTitleCount(unread);
  // Every page requests the bell, so its refusal shows that the time to set up a second step is over.
  const isOnProfile = useLocation().pathname === paths.superadmin.profile;
  if (isSecondStepRequired(error) && !isOnProfile)
    return <Navigate to={`${paths.superadmin.profile}#second-step`} replace />;
  return (
    <>
      <PanelLayout
        tag="Admin"
        items={itemsWith(waiting, unread)}
        homeTo={paths.superadmin.dashboard}
        person={person}
        personTo={paths.superadmin.profile}
        header={<PanelSearch />}
        headerEnd={
          <>
            <PanelSearchToggle />
            <NotificationBell
              {...bell}
              onRead={read}
              onReadAll={readAll}
              footer={(close) => <MailFooter of="super_admin" onLeave={close} />}
            />
          </>
        }
        menu={[
          { label: 'Edit Profile', icon: Pencil, onSelect: () => setChanging('profile') },
          { label: 'Update Photo', icon: ImageUp, onSelect: () => setChanging('photo') },
          { label: 'Logout', icon: LogOut, apart: true, onSelect: logOut },
        ]}
      >
        <ScreenOutlet />
      </PanelLayout>
      <ProfileDialogs of="super_admin" open={changing} onClose={() => setChanging(null)} />
    </>
  );
}
