import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../contract/paths';
import { Guard } from './Guard';
import { PublicLayout } from './layouts/PublicLayout';
import { lazyScreen } from './lazyScreen';
import { type PublicPage, publicPages } from './publicPages';
import { Redirect } from './Redirect';

// Everything of a panel is loaded by its guard's children only: nobody fetches code of an area that is closed to them.
const AdminArea = lazyScreen(async () => (await import('./layouts/AdminLayout')).AdminLayout);
const BrokerArea = lazyScreen(async () => (await import('./layouts/BrokerLayout')).BrokerLayout);
const BareArea = lazyScreen(async () => (await import('./BareLayout')).BareLayout);

const Home = lazyScreen(async () => (await import('../screens/public/home/HomeScreen')).HomeScreen);
const Landing = lazyScreen(async () => (await import('../screens/public/landing/LandingScreen')).LandingScreen);
const About = lazyScreen(async () => (await import('../screens/public/about/AboutScreen')).AboutScreen);
const NotFound = lazyScreen(async () => (await import('../screens/public/not-found/NotFoundScreen')).NotFoundScreen);
const SuperAdminLogin = lazyScreen(
  async () => (await import('../screens/superadmin/login/SuperAdminLoginScreen')).SuperAdminLoginScreen,
);
const AdminDashboard = lazyScreen(
  async () => (await import('../screens/superadmin/dashboard/AdminDashboardScreen')).AdminDashboardScreen,
);
const AdminProfile = lazyScreen(
  async () => (await import('../screens/superadmin/profile/AdminProfileScreen')).AdminProfileScreen,
);
const Brokers = lazyScreen(async () => (await import('../screens/superadmin/brokers/BrokersScreen')).BrokersScreen);
const AdminCrm = lazyScreen(async () => (await import('../screens/superadmin/crm/AdminCrmScreen')).AdminCrmScreen);
const Auth = lazyScreen(async () => (await import('../screens/auth/auth/AuthScreen')).AuthScreen);
const BrokerCrm = lazyScreen(async () => (await import('../screens/broker/crm/BrokerCrmScreen')).BrokerCrmScreen);
const BrokerDashboard = lazyScreen(
  async () => (await import('../screens/broker/dashboard/DashboardScreen')).DashboardScreen,
);
const Users = lazyScreen(async () => (await import('../screens/broker/users/UsersScreen')).UsersScreen);
const MyProperties = lazyScreen(
  async () => (await import('../screens/broker/properties/MyPropertiesScreen')).MyPropertiesScreen,
);
const PostProperty = lazyScreen(
  async () => (await import('../screens/broker/post-property/PostPropertyScreen')).PostPropertyScreen,
);
const Templates = lazyScreen(async () => (await import('../screens/broker/templates/TemplatesScreen')).TemplatesScreen);
const BrokerProfile = lazyScreen(
  async () => (await import('../screens/broker/profile/BrokerProfileScreen')).BrokerProfileScreen,
);
const Site = lazyScreen(async () => (await import('../screens/site/home/SiteScreen')).SiteScreen);
const SiteProperty = lazyScreen(
  async () => (await import('../screens/site/property/SitePropertyScreen')).SitePropertyScreen,
);
const SitePreview = lazyScreen(
  async () => (await import('../screens/site/preview/SitePreviewScreen')).SitePreviewScreen,
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
