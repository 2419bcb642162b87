import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { paths } from '#contract/paths.ts';

/** A screen of the specification. */
export interface SpecifiedScreen {
  /** As the specification calls it. */
  readonly name: string;
  /** The document and its section. */
  readonly specification: string;
  /** Its address; none for what is part of every page. */
  readonly route?: string;
  /** The file of its stories, below `stories/` and without its ending: its states. */
  readonly stories: string;
  /** The same of its parts that have states of their own. */
  readonly parts: readonly string[];
}

const under = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);
const { superadmin, broker } = paths;

const auth = under('features/auth', 'EditProfile', 'UpdatePhoto');
const leads = under('features/leads', 'LeadFilters', 'LeadTable', 'LeadDetailDialog', 'LeadForm', 'ExportLeads');
const templates = ['classic/Classic', 'modern/Modern', 'luxury/Luxury', 'minimal/Minimal', 'heritage/Heritage'];
const ofTemplates = (page: 'Home' | 'Property') => templates.map((name) => `sites/templates/${name}${page}`);

/** Every screen of the two documents, in their order, with the stories that show it. */
export const specifiedScreens: readonly SpecifiedScreen[] = [
  {
    name: 'Login screen',
    specification: '000, 2',
    route: superadmin.login,
    stories: 'screens/superadmin/login/SuperAdminLoginScreen',
    parts: ['screens/superadmin/login/LoginForm', 'features/auth/DemoAccounts'],
  },
  {
    name: 'Layout of the super admin panel',
    specification: '000, 2',
    stories: 'app/layouts/AdminLayout',
    parts: [
      ...under('ui/navigation', 'PanelLayout', 'PanelNav', 'PanelSearch', 'ProfileMenu'),
      'features/notifications/NotificationBell',
      ...auth,
    ],
  },
  {
    name: 'Dashboard Overview',
    specification: '000, 2',
    route: superadmin.dashboard,
    stories: 'screens/superadmin/dashboard/AdminDashboardScreen',
    parts: [
      'screens/superadmin/dashboard/HealthCard',
      ...under('ui/data', 'StatCards', 'BarChart', 'PieChart', 'Timeline'),
    ],
  },
  {
    name: 'Brokers screen',
    specification: '000, 2',
    route: superadmin.brokers,
    stories: 'screens/superadmin/brokers/BrokersScreen',
    parts: [
      'screens/superadmin/brokers/BrokerFilters',
      ...under('features/brokers', 'BrokerDetailDialog', 'BrokerForm', 'BrokerCard'),
    ],
  },
  {
    name: 'CRM screen',
    specification: '000, 2',
    route: superadmin.crm,
    stories: 'screens/superadmin/crm/AdminCrmScreen',
    parts: leads,
  },
  {
    name: 'Profile screen',
    specification: '000, 2',
    route: superadmin.profile,
    stories: 'screens/superadmin/profile/AdminProfileScreen',
    parts: ['features/auth/ProfileCard'],
  },
  {
    name: 'Layout of the broker panel',
    specification: '000, 2',
    stories: 'app/layouts/BrokerLayout',
    parts: ['ui/navigation/PanelLayout', 'features/templates/SiteAddress'],
  },
  {
    name: 'Broker dashboard',
    specification: '000, 2',
    route: broker.dashboard,
    stories: 'screens/broker/dashboard/DashboardScreen',
    parts: under('screens/broker/dashboard', 'LatestLeads', 'GetSetUp', 'RecentlyPosted'),
  },
  {
    name: 'Broker users',
    specification: '000, 2',
    route: broker.users,
    stories: 'screens/broker/users/UsersScreen',
    parts: under('features/users', 'UserForm', 'UserCard'),
  },
  {
    name: 'Broker CRM',
    specification: '000, 2',
    route: broker.crm,
    stories: 'screens/broker/crm/BrokerCrmScreen',
    parts: leads,
  },
  {
    name: 'Broker profile view',
    specification: '001, 2',
    route: broker.profile,
    stories: 'screens/broker/profile/BrokerProfileScreen',
    parts: ['features/auth/ProfileCard', ...auth],
  },
  {
    name: 'My Properties',
    specification: '001, 2',
    route: broker.properties,
    stories: 'screens/broker/properties/MyPropertiesScreen',
    parts: [
      ...under('screens/broker/properties', 'PropertySearch', 'PropertyList'),
      ...under('features/properties', 'PropertyCard', 'PropertyDialog', 'PropertyDetails', 'PropertyMedia'),
    ],
  },
  {
    name: 'Post Property',
    specification: '001, 2',
    route: broker.postProperty,
    stories: 'screens/broker/post-property/PostPropertyScreen',
    parts: under(
      'screens/broker/post-property',
      ...['PostPropertyForm', 'InfoSection', 'FeaturesSection', 'AreaFields', 'AreaCalculator', 'PriceField'],
      ...['FurnishingField', 'FurnishingDialog', 'PhotosSection', 'CategoryTabs', 'PhotoGrid', 'PhotoTile'],
      ...['VideoField', 'AmenitiesSection', 'SubmitBar', 'BuyersCard'],
    ),
  },
  {
    name: 'Website Templates',
    specification: '001, 2',
    route: broker.templates,
    stories: 'screens/broker/templates/TemplatesScreen',
    parts: under(
      'screens/broker/templates',
      ...['TemplateGrid', 'TemplateCard', 'PublishedSites', 'DomainCard', 'DomainFindings', 'DnsRecords'],
    ),
  },
  {
    name: 'Template preview',
    specification: '001, 2',
    route: paths.sitePreviewPattern,
    stories: 'screens/site/preview/SitePreviewScreen',
    parts: ['screens/site/preview/PreviewBar', ...ofTemplates('Home')],
  },
  {
    name: 'A published site',
    specification: '001, 2',
    route: paths.sitePattern,
    stories: 'screens/site/home/SiteScreen',
    parts: [
      ...ofTemplates('Home'),
      ...under(
        'sites',
        'SiteHome',
        'parts/ListingSection',
        'parts/ListingFilters',
        'parts/SiteContact',
        'enquiry/EnquiryForm',
      ),
    ],
  },
  {
    name: 'A property on a published site',
    specification: '001, 2',
    route: paths.sitePropertyPattern,
    stories: 'screens/site/property/SitePropertyScreen',
    parts: [
      ...ofTemplates('Property'),
      ...under(
        'sites',
        'SitePropertyPage',
        'parts/SiteGallery',
        'parts/PropertyOffer',
        'parts/EmiCalculator',
        'enquiry/EnquiryForm',
      ),
    ],
  },
  {
    name: 'Top navigation and footer',
    specification: '001, 2',
    stories: 'app/layouts/PublicLayout',
    parts: ['ui/navigation/TopNav', 'ui/navigation/TopNavMenu', 'features/showcase/PublicFooter'],
  },
  {
    name: 'Landing page',
    specification: '001, 2',
    route: paths.landing,
    stories: 'screens/public/landing/LandingScreen',
    parts: [
      ...under('features/showcase', 'HeroSearch', 'SearchTabs', 'SearchCategory', 'StatsStrip'),
      ...under('screens/public/landing', 'CityGrid', 'CityCard'),
    ],
  },
  {
    name: 'Home page',
    specification: '001, 2',
    route: paths.home,
    stories: 'screens/public/home/HomeScreen',
    parts: under(
      'screens/public/home',
      ...['ExploreJaipur', 'ProjectsSection', 'ProjectCard', 'SellBanner', 'PropertyTypesSection', 'PropertyTypeCard'],
      ...['GuideSection', 'LegalUpdateItem', 'SellersSection', 'SellerCard', 'OwnerPropertiesSection'],
      ...['OwnerPropertyCard', 'BlogSection', 'BlogCard'],
    ),
  },
  {
    name: 'About page',
    specification: '001, 2',
    route: paths.about,
    stories: 'screens/public/about/AboutScreen',
    parts: under(
      'screens/public/about',
      ...['AboutHero', 'AboutFacts', 'AboutMission', 'AboutValues', 'AboutPartners', 'AboutJourney'],
      ...['AboutLeadership', 'AboutFaq', 'AboutContact'],
    ),
  },
  {
    name: 'Auth page',
    specification: '001, 2',
    route: paths.auth,
    stories: 'screens/auth/auth/AuthScreen',
    parts: under(
      'screens/auth/auth',
      ...['AuthHeading', 'LoginForm', 'SignupForm', 'PasswordHints', 'ConsentWords', 'OtpStep'],
    ),
  },
  {
    name: 'Not Found',
    specification: '001, 2',
    route: '*',
    stories: 'screens/public/not-found/NotFoundScreen',
    parts: ['ui/feedback/NotFound', 'sites/SiteNotFound'],
  },
];

/** The names of the stories in a file, as it is written. */
export const storiesIn = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name = '']) => name);

/** A story's name as people read it: `NothingFits` is Nothing Fits. */
export const nameOf = (story: string): string => storyNameFromExport(story);

/** Where Storybook shows a story of a file. */
export const storyLink = (file: string, story: string): string =>
  `./?path=/story/${toId(file, storyNameFromExport(story))}`;

/** Where Storybook shows all stories of a file on one page. */
export const pageLink = (file: string): string => `./?path=/docs/${toId(file, 'docs')}`;
