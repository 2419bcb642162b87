import {
  Bell,
  Building2,
  ChartNoAxesColumn,
  ContactRound,
  Globe,
  LayoutDashboard,
  LogOut,
  Settings2,
  UsersRound,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths';
import { signOut } from '../../features/auth/signOut';
import { useProfileRefresh } from '../../features/auth/useProfileRefresh';
import { fileUrl } from '../../lib/apiBase';
import { useSession } from '../../lib/sessions';
import { PanelLayout } from '../../ui/navigation/PanelLayout';
import { ApiProviders } from '../ApiProviders';
import { ScreenOutlet } from '../ScreenOutlet';

const items = [
  { label: 'Dashboard', to: paths.superadmin.dashboard, icon: LayoutDashboard },
  { label: 'Brokers', to: paths.superadmin.brokers, icon: UsersRound },
  { label: 'CRM', to: paths.superadmin.crm, icon: ContactRound },
  { label: 'Manage Property', to: paths.superadmin.manageProperty, icon: Building2 },
  { label: 'Manage Website', to: paths.superadmin.manageWebsite, icon: Globe },
  { label: 'Reports', to: paths.superadmin.reports, icon: ChartNoAxesColumn },
  { label: 'Notifications', to: paths.superadmin.notifications, icon: Bell },
  { label: 'System Settings', to: paths.superadmin.settings, icon: Settings2 },
];

/** The operator's frame: the sidebar's eight entries, the profile menu, and the screen (specification 000, section 2). */
export function AdminLayout() {
  const session = useSession('super_admin');
  const navigate = useNavigate();
  useProfileRefresh('super_admin', false);
  const logOut = () => {
    signOut('super_admin');
    navigate(paths.superadmin.login, { replace: true });
  };
  return (
    <ApiProviders>
      <PanelLayout
        tag="Admin"
        items={items}
        homeTo={paths.superadmin.dashboard}
        person={{
          name: session?.name ?? '',
          email: session?.email ?? '',
          photo: session?.photo ? fileUrl(session.photo) : undefined,
          fallback: 'SA',
          roleLabel: 'Super admin',
        }}
        menu={[{ label: 'Logout', icon: LogOut, onSelect: logOut }]}
      >
        <ScreenOutlet />
      </PanelLayout>
    </ApiProviders>
  );
}
