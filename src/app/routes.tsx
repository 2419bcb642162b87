import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../../contract/paths';
import { NotFound } from '../ui/feedback/NotFound';
import { ComingNext } from './ComingNext';
import { Guard } from './Guard';
import { PublicLayout } from './layouts/PublicLayout';
import { RootLayout } from './layouts/RootLayout';
import { lazyScreen } from './lazyScreen';
import { RouteFailed } from './RouteFailed';

// Everything of a panel is loaded by its guard's children only: nobody fetches code of an area that is closed to them.
const AdminArea = lazyScreen(async () => (await import('./layouts/AdminLayout')).AdminLayout);
const BrokerArea = lazyScreen(async () => (await import('./layouts/BrokerLayout')).BrokerLayout);
const BareArea = lazyScreen(async () => (await import('./layouts/BareLayout')).BareLayout);

const SuperAdminLogin = lazyScreen(
  async () => (await import('../screens/superadmin/login/SuperAdminLoginScreen')).SuperAdminLoginScreen,
);
const Brokers = lazyScreen(async () => (await import('../screens/superadmin/brokers/BrokersScreen')).BrokersScreen);
const AdminCrm = lazyScreen(async () => (await import('../screens/superadmin/crm/AdminCrmScreen')).AdminCrmScreen);
const Auth = lazyScreen(async () => (await import('../screens/auth/auth/AuthScreen')).AuthScreen);
const BrokerCrm = lazyScreen(async () => (await import('../screens/broker/crm/BrokerCrmScreen')).BrokerCrmScreen);
const MyProperties = lazyScreen(
  async () => (await import('../screens/broker/properties/MyPropertiesScreen')).MyPropertiesScreen,
);
const PostProperty = lazyScreen(
  async () => (await import('../screens/broker/post-property/PostPropertyScreen')).PostPropertyScreen,
);
const Templates = lazyScreen(async () => (await import('../screens/broker/templates/TemplatesScreen')).TemplatesScreen);
const Site = lazyScreen(async () => (await import('../screens/site/SiteScreen')).SiteScreen);
const SitePreview = lazyScreen(async () => (await import('../screens/site/SitePreviewScreen')).SitePreviewScreen);

const publicRoutes: RouteObject[] = [
  { path: paths.home, element: <ComingNext title="Homes, found with care" /> },
  { path: paths.landing, element: <ComingNext title="Find a home" /> },
  { path: paths.about, element: <ComingNext title="About Nivaas" /> },
];

const signInRoutes: RouteObject[] = [
  { path: paths.auth, element: <Auth /> },
  { path: paths.broker.login, element: <Navigate to={paths.auth} replace /> },
  { path: paths.superadmin.login, element: <SuperAdminLogin /> },
];

const siteRoutes: RouteObject[] = [
  { path: paths.sitePreviewPattern, element: <SitePreview /> },
  { path: paths.sitePattern, element: <Site /> },
];

const adminRoutes: RouteObject[] = [
  { path: paths.superadmin.dashboard, element: <ComingNext title="Dashboard Overview" /> },
  { path: paths.superadmin.brokers, element: <Brokers /> },
  { path: paths.superadmin.crm, element: <AdminCrm /> },
  { path: paths.superadmin.profile, element: <ComingNext title="Profile" /> },
  { path: `${paths.superadmin.root}/*`, element: <Navigate to={paths.superadmin.dashboard} replace /> },
];

const brokerRoutes: RouteObject[] = [
  { path: paths.broker.dashboard, element: <ComingNext title="Dashboard" /> },
  { path: paths.broker.users, element: <ComingNext title="Users" /> },
  { path: paths.broker.crm, element: <BrokerCrm /> },
  { path: paths.broker.properties, element: <MyProperties /> },
  { path: paths.broker.postProperty, element: <PostProperty /> },
  { path: paths.broker.templates, element: <Templates /> },
  { path: paths.broker.profile, element: <ComingNext title="Profile" /> },
  { path: `${paths.broker.root}/*`, element: <Navigate to={paths.broker.dashboard} replace /> },
];

/** Every page of the product (specification 000 and 001, section 2), with one guard an area. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteFailed />,
    children: [
      { element: <PublicLayout />, children: [...publicRoutes, { path: '*', element: <NotFound /> }] },
      { element: <BareArea />, children: [...signInRoutes, ...siteRoutes] },
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
    ],
  },
];
