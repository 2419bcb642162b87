import type { RouteObject } from 'react-router-dom';
import type { Role } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { Guard, type GuardProps } from './Guard.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { type PublicPage, publicPages } from './publicPages.ts';
import { Redirect } from './Redirect.tsx';

type Load = Parameters<typeof lazyScreen>[0];

/** A route's metadata about its page or layout. */
export interface Handle {
  readonly title?: string | undefined;
  /** Fetches the page's or layout's code. */
  readonly load?: (() => Promise<unknown>) | undefined;
  /** The only role admitted; without it, everyone is. */
  readonly allowedRole?: Role | undefined;
}

// Not the data router (`createBrowserRouter`): it adds 17.8 KB gzip to the first load of `/`, which has 2 KB to spare, and its
// `lazy`, `handle` and `ScrollRestoration` would replace fewer lines here than its own setup needs.
const page = (path: string, title: string | undefined, load: Load): RouteObject => {
  const { Screen, load: loadScreen } = lazyScreen(load);
  const handle: Handle = { title, load: loadScreen };
  return { path, element: <Screen />, handle };
};
const publicPage = ({ path, title }: PublicPage, load: Load) => page(path, title, load);
const redirect = (path: string, to: string, state?: unknown): RouteObject => ({
  path,
  element: <Redirect to={to} state={state} />,
});
const area = (load: Load, children: RouteObject[], guard?: Omit<GuardProps, 'children'>): RouteObject => {
  const { Screen: Layout, load: loadLayout } = lazyScreen(load);
  const handle: Handle = { load: loadLayout, allowedRole: guard?.allowedRole };
  return {
    handle,
    element: guard ? (
      <Guard {...guard}>
        <Layout />
      </Guard>
    ) : (
      <Layout />
    ),
    children,
  };
};

const { superadmin, broker } = paths;

const publicRoutes = [
  publicPage(publicPages.home, () => import('../screens/public/front-page/FrontPageScreen.tsx')),
  publicPage(publicPages.landing, () => import('../screens/public/landing/LandingScreen.tsx')),
  publicPage(publicPages.about, () => import('../screens/public/about/AboutScreen.tsx')),
  publicPage(publicPages.notFound, () => import('../screens/public/not-found/NotFoundScreen.tsx')),
];

const preview = () => import('../screens/site/preview/SitePreviewScreen.tsx');
// Published sites set their own document title: it is the broker's page, not ours.
const bareRoutes = [
  page(paths.auth, 'Login', () => import('../screens/auth/auth/AuthScreen.tsx')),
  page(paths.forgotPassword, 'Forgot password', () => import('../screens/auth/forgot/ForgotScreen.tsx')),
  page(paths.confirmEmail, 'Confirm your e-mail', () => import('../screens/auth/confirm/ConfirmScreen.tsx')),
  page(paths.unsubscribe, 'Unsubscribe', () => import('../screens/auth/unsubscribe/UnsubscribeScreen.tsx')),
  page(paths.resetPassword, 'New password', () => import('../screens/auth/reset/ResetScreen.tsx')),
  page(paths.privacyRequests, 'Your data', () => import('../screens/privacy/requests/PrivacyRequestsScreen.tsx')),
  page(paths.privacyCopy, 'The copy of your data', () => import('../screens/privacy/copy/PrivacyCopyScreen.tsx')),
  // The sign-in page preselects Agent.
  redirect(broker.login, paths.auth, { role: 'broker' }),
  page(superadmin.login, 'Super admin login', () => import('../screens/operator/login/OperatorLoginScreen.tsx')),
  page(paths.sitePreviewPattern, undefined, preview),
  page(paths.sitePreviewPropertyPattern, undefined, preview),
  page(paths.sitePattern, undefined, () => import('../screens/site/home/SiteScreen.tsx')),
  page(paths.sitePropertyPattern, undefined, () => import('../screens/site/property/SitePropertyScreen.tsx')),
];

const operatorRoutes = [
  page(
    superadmin.dashboard,
    'Dashboard Overview',
    () => import('../screens/operator/dashboard/OperatorDashboardScreen.tsx'),
  ),
  page(superadmin.brokers, 'Brokers', () => import('../screens/operator/brokers/BrokersScreen.tsx')),
  page(superadmin.crm, 'CRM', () => import('../screens/operator/crm/OperatorCrmScreen.tsx')),
  page(superadmin.leadPattern, 'Lead', () => import('../screens/operator/lead/OperatorLeadScreen.tsx')),
  page(superadmin.settings, 'System Settings', () => import('../screens/operator/settings/SettingsScreen.tsx')),
  page(
    superadmin.manageProperty,
    'Manage Property',
    () => import('../screens/operator/manage-property/ManagePropertyScreen.tsx'),
  ),
  page(
    superadmin.manageWebsite,
    'Manage Website',
    () => import('../screens/operator/manage-website/ManageWebsiteScreen.tsx'),
  ),
  page(
    superadmin.notifications,
    'Notifications',
    () => import('../screens/operator/notifications/NotificationsScreen.tsx'),
  ),
  page(superadmin.reports, 'Reports', () => import('../screens/operator/reports/ReportsScreen.tsx')),
  page(superadmin.profile, 'Profile', () => import('../screens/operator/profile/OperatorProfileScreen.tsx')),
  redirect(`${superadmin.root}/*`, superadmin.dashboard),
];

const brokerRoutes = [
  page(broker.dashboard, 'Dashboard', () => import('../screens/broker/dashboard/DashboardScreen.tsx')),
  page(broker.today, 'Today', () => import('../screens/broker/today/TodayScreen.tsx')),
  page(broker.users, 'Users', () => import('../screens/broker/users/UsersScreen.tsx')),
  page(broker.crm, 'CRM', () => import('../screens/broker/crm/BrokerCrmScreen.tsx')),
  page(broker.importLeads, 'Import leads', () => import('../screens/broker/import/ImportScreen.tsx')),
  page(broker.leadPattern, 'Lead', () => import('../screens/broker/lead/LeadScreen.tsx')),
  page(broker.properties, 'My Properties', () => import('../screens/broker/properties/MyPropertiesScreen.tsx')),
  page(broker.postProperty, 'Post Property', () => import('../screens/broker/post-property/PostPropertyScreen.tsx')),
  page(
    broker.editPropertyPattern,
    'Edit property',
    () => import('../screens/broker/post-property/edit-property/EditPropertyScreen.tsx'),
  ),
  page(broker.templates, 'Website Templates', () => import('../screens/broker/templates/TemplatesScreen.tsx')),
  page(broker.profile, 'Profile', () => import('../screens/broker/profile/BrokerProfileScreen.tsx')),
  redirect(`${broker.root}/*`, broker.dashboard),
];

const accountRoutes = [page(paths.account, 'My account', () => import('../screens/account/AccountScreen.tsx'))];

/** Every page of the product (specification 000 and 001, section 2), with one guard per area. */
export const routes: RouteObject[] = [
  { element: <PublicLayout />, children: publicRoutes },
  area(() => import('./BareLayout.tsx'), bareRoutes),
  // A panel's layout and screens are children of its guard: their code is fetched only for a person with that role.
  area(() => import('./layouts/OperatorLayout.tsx'), operatorRoutes, {
    allowedRole: 'super_admin',
    loginPath: superadmin.login,
  }),
  area(() => import('./layouts/BrokerLayout.tsx'), brokerRoutes, { allowedRole: 'broker', loginPath: paths.auth }),
  area(() => import('./layouts/AccountLayout.tsx'), accountRoutes, { allowedRole: 'user', loginPath: paths.auth }),
];
