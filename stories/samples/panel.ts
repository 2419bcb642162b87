import { Bell, Building2, ContactRound, Globe, LayoutDashboard, Settings2, UsersRound } from 'lucide-react';
import { fn } from 'storybook/test';
import type { PanelItem, PanelMenuEntry, PanelPerson } from '#src/ui/navigation/panelTypes.ts';

/** The operator's panel. */
export const panelItems: PanelItem[] = [
  { label: 'Dashboard', to: '/superadmin/dashboard', icon: LayoutDashboard },
  { label: 'Brokers', to: '/superadmin/brokers', icon: UsersRound },
  { label: 'CRM', to: '/superadmin/crm', icon: ContactRound },
  { label: 'Manage Property', to: '/superadmin/manage-property', icon: Building2 },
  { label: 'Manage Website', to: '/superadmin/manage-website', icon: Globe },
  { label: 'Notifications', to: '/superadmin/notifications', icon: Bell, count: 3 },
  { label: 'System Settings', to: '/superadmin/settings', icon: Settings2 },
];

export const panelPerson: PanelPerson = {
  name: 'Meera Krishnan',
  email: 'admin@nivaas.example',
  roleLabel: 'Super admin',
  fallback: 'SA',
};

export const panelMenu: PanelMenuEntry[] = [
  { label: 'Profile', onSelect: fn() },
  { label: 'Logout', onSelect: fn() },
];
