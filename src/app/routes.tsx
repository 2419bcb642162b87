import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { Guard } from './Guard.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { type PublicPage, publicPages } from './publicPages.ts';
import { Redirect } from './Redirect.tsx';

// Everything of a panel is loaded by its guard's children only: nobody fetches code of an area that is closed to them.
const AdminArea = lazyScreen(async () => (await import('./layouts/AdminLayout.tsx')).AdminLayout);
const BrokerArea = lazyScreen(async () => (await import('./layouts/BrokerLayout.tsx')).BrokerLayout);
const BareArea = lazyScreen(async () => (await import('./BareLayout.tsx')).BareLayout);

const Home = lazyScreen(async () => (await import('../screens/public/home/HomeScreen.tsx')).HomeScreen);
const Landing = lazyScreen(async () => (await import('../screens/public/landing/LandingScreen.tsx')).LandingScreen);
const About = lazyScreen(async () => (await import('../screens/public/about/AboutScreen.tsx')).AboutScreen);
const NotFound = lazyScreen(
  async () => (await import('../screens/public/not-found/NotFoundScreen.tsx')).NotFoundScreen,
);
const SuperAdminLogin = lazyScreen(
  async () => (await import('../screens/superadmin/login/SuperAdminLoginScreen.tsx')).SuperAdminLoginScreen,
);
const AdminDashboard = lazyScreen(
  async () => (await import('../screens/superadmin/dashboard/AdminDashboardScreen.tsx')).AdminDashboardScreen,
);
const AdminProfile = lazyScreen(
  async () => (await import('../screens/superadmin/profile/AdminProfileScreen.tsx')).AdminProfileScreen,
);
const Brokers = lazyScreen(async () => (await import('../screens/superadmin/brokers/BrokersScreen.tsx')).BrokersScreen);
const AdminCrm = lazyScreen(async () => (await import('../screens/superadmin/crm/AdminCrmScreen.tsx')).AdminCrmScreen);
const Auth = lazyScreen(async () => (await import('../screens/auth/auth/AuthScreen.tsx')).AuthScreen);
const BrokerCrm = lazyScreen(async () => (await import('../screens/broker/crm/BrokerCrmScreen.tsx')).BrokerCrmScreen);
const BrokerDashboard = lazyScreen(
  async () => (await import('../screens/broker/dashboard/DashboardScreen.tsx')).DashboardScreen,
);
const Users = lazyScreen(async () => (await import('../screens/broker/users/UsersScreen.tsx')).UsersScreen);
const MyProperties = lazyScreen(
  async () => (await import('../screens/broker/properties/MyPropertiesScreen.tsx')).MyPropertiesScreen,
);
const PostProperty = lazyScreen(
  async () => (await import('../screens/broker/post-property/PostPropertyScreen.tsx')).PostPropertyScreen,
);
const Templates = lazyScreen(
  async () => (await import('../screens/broker/templates/TemplatesScreen.tsx')).TemplatesScreen,
);
const BrokerProfile = lazyScreen(
  async () => (await import('../screens/broker/profile/BrokerProfileScreen.tsx')).BrokerProfileScreen,
);
const Site = lazyScreen(async () => (await import('../screens/site/home/SiteScreen.tsx')).SiteScreen);
const SiteProperty = lazyScreen(
  async () => (await import('../screens/site/property/SitePropertyScreen.tsx')).SitePropertyScreen,
);
const SitePreview = lazyScreen(
  async () => (await import('../screens/site/preview/SitePreviewScreen.tsx')).SitePreviewScreen,
);

const page = (path: string, title: string, element: ReactNode): RouteObject => ({ path, element, handle: { title } });
const prerenderedPage = ({ path, title }: PublicPage, Screen: ReturnType<typeof lazyScreen>): RouteObject => ({
  path,
  element: <Screen />,
  handle: { title, preload: Screen.preload },
});
const redirect = (path: string, to: string): RouteObject => ({ path, element: <Redirect to={to} /> });

const publicRoutes = [
  prerenderedPage(publicPages.home, Home),
  prerenderedPage(publicPages.landing, Landing),
  prerenderedPage(publicPages.about, About),
  prerenderedPage(publicPages.notFound, NotFound),
];

// Published sites name their own tab: it is the broker's page, not ours.
const bareRoutes: RouteObject[] = [
  page(paths.auth, 'Login', <Auth />),
  // Whoever asked for the brokers' login finds Agent chosen.
  { path: paths.broker.login, element: <Redirect to={paths.auth} state={{ role: 'broker' }} /> },
  page(paths.superadmin.login, 'Super admin login', <SuperAdminLogin />),
  { path: paths.sitePreviewPattern, element: <SitePreview /> },
  { path: paths.sitePreviewPropertyPattern, element: <SitePreview /> },
  { path: paths.sitePattern, element: <Site /> },
  { path: paths.sitePropertyPattern, element: <SiteProperty /> },
];

const adminRoutes = [
  page(paths.superadmin.dashboard, 'Dashboard Overview', <AdminDashboard />),
  page(paths.superadmin.brokers, 'Brokers', <Brokers />),
  page(paths.superadmin.crm, 'CRM', <AdminCrm />),
  page(paths.superadmin.profile, 'Profile', <AdminProfile />),
  redirect(`${paths.superadmin.root}/*`, paths.superadmin.dashboard),
];

const brokerRoutes = [
  page(paths.broker.dashboard, 'Dashboard', <BrokerDashboard />),
  page(paths.broker.users, 'Users', <Users />),
  page(paths.broker.crm, 'CRM', <BrokerCrm />),
  page(paths.broker.properties, 'My Properties', <MyProperties />),
  page(paths.broker.postProperty, 'Post Property', <PostProperty />),
  page(paths.broker.templates, 'Website Templates', <Templates />),
  page(paths.broker.profile, 'Profile', <BrokerProfile />),
  redirect(`${paths.broker.root}/*`, paths.broker.dashboard),
];

/** Every page of the product (specification 000 and 001, section 2), with one guard an area. */
export const routes: RouteObject[] = [
  { element: <PublicLayout />, children: publicRoutes },
  { element: <BareArea />, children: bareRoutes },
  {
    element: (
      <Guard admits="super_admin" loginPath={paths.superadmin.login}>
        <AdminArea />
      </Guard>
    ),
    children: adminRoutes,
  },
  {
    element: (
      <Guard admits="broker" loginPath={paths.auth}>
        <BrokerArea />
      </Guard>
    ),
    children: brokerRoutes,
  },
];
