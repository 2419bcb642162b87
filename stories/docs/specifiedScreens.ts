import { paths } from '#contract/paths.ts';

/** A screen of the specification. */
export interface SpecifiedScreen {
  /** As the specification calls it. */
  readonly name: string;
  /** The document and its section. */
  readonly specification: string;
  /** Its path; none for parts of every page. */
  readonly route?: string;
  /** The file of its stories, below `stories/` and without its ending: its states. */
  readonly stories: string;
  /** The same of its parts that have states of their own. */
  readonly parts: readonly string[];
}

const { superadmin, broker } = paths;

/** `parts` lists a folder (`.` is the one of `stories`) and the names in it: 'features/users UserForm UserCard'. */
const screen = (name: string, specification: string, stories: string, route?: string, ...parts: string[]) => ({
  name,
  specification,
  ...(route ? { route } : {}),
  stories,
  parts: parts.flatMap((part) => {
    const [folder = '', ...names] = part.split(' ');
    return names.map((one) => `${folder === '.' ? stories.slice(0, stories.lastIndexOf('/')) : folder}/${one}`);
  }),
});

const leads = 'features/leads LeadFilters LeadTable LeadDetailDialog LeadForm ExportLeads';
const leadPage =
  'features/leads/work OpenedLead LeadSheet LeadPage LeadHead LeadStatusBar DuplicatesNotice MergeDialog LeadComposer FollowUpCard PlanForm LeadFacts LeadTimeline';
const templatePages = (page: 'Home' | 'Property') =>
  ['Classic', 'Modern', 'Luxury', 'Minimal', 'Heritage'].map(
    (name) => `sites/templates/${name.toLowerCase()} ${name}${page}`,
  );

/** Every screen of the two documents, in their order, and those beyond them, with the stories that show it. */
export const specifiedScreens: readonly SpecifiedScreen[] = [
  screen(
    'Login screen',
    '000, 2',
    'screens/superadmin/login/SuperAdminLoginScreen',
    superadmin.login,
    '. SuperAdminLoginForm',
    'features/auth DemoAccounts',
  ),
  screen(
    'Layout of the super admin panel',
    '000, 2',
    'app/layouts/AdminLayout',
    undefined,
    'ui/navigation PanelLayout PanelNav PanelSearch ProfileMenu',
    'features/notifications NotificationBell',
    'features/auth EditProfile UpdatePhoto',
  ),
  screen(
    'Dashboard Overview',
    '000, 2',
    'screens/superadmin/dashboard/AdminDashboardScreen',
    superadmin.dashboard,
    '. HealthCard',
    'ui/data StatCards BarChart PieChart Timeline',
  ),
  screen(
    'Brokers screen',
    '000, 2',
    'screens/superadmin/brokers/BrokersScreen',
    superadmin.brokers,
    '. BrokerFilters',
    'features/brokers BrokerDetailDialog BrokerForm BrokerCard',
  ),
  screen(
    'Manage Property',
    '000, 2',
    'screens/superadmin/manage-property/ManagePropertyScreen',
    superadmin.manageProperty,
    'features/properties/review ApproveBar ModeratedCard OpenedReview ReviewPage ReviewPictures DecisionForm ChangesCard',
  ),
  screen(
    'Manage Website',
    '000, 2',
    'screens/superadmin/manage-website/ManageWebsiteScreen',
    superadmin.manageWebsite,
    'features/websites UnpublishForm WebsiteCard',
  ),
  screen('CRM screen', '000, 2', 'screens/superadmin/crm/AdminCrmScreen', superadmin.crm, leads),
  screen(
    'Lead of the main website',
    'beyond both',
    'screens/superadmin/lead/AdminLeadScreen',
    superadmin.leadPattern,
    leadPage,
  ),
  screen(
    'Profile screen',
    '000, 2',
    'screens/superadmin/profile/AdminProfileScreen',
    superadmin.profile,
    'features/auth ProfileCard',
  ),
  screen(
    'System Settings',
    '000, 2',
    'screens/superadmin/settings/SettingsScreen',
    superadmin.settings,
    'features/operators OperatorsCard OperatorForm',
    'features/mails MailsCard MailRows TestMail',
  ),
  screen(
    'Layout of the broker panel',
    '000, 2',
    'app/layouts/BrokerLayout',
    undefined,
    'ui/navigation PanelLayout',
    'features/templates SiteAddress',
  ),
  screen(
    'Broker dashboard',
    '000, 2',
    'screens/broker/dashboard/DashboardScreen',
    broker.dashboard,
    '. LatestLeads GetSetUp RecentlyPosted',
  ),
  screen(
    'Today',
    'beyond both',
    'screens/broker/today/TodayScreen',
    broker.today,
    '. JumpBar NothingWaits',
    'features/leads/today DayCard DayRow RowPresses RowBar AskStrip OtherTimes KeyHints',
  ),
  screen(
    'Broker users',
    '000, 2',
    'screens/broker/users/UsersScreen',
    broker.users,
    'features/users UserForm UserCard',
  ),
  screen(
    'Broker CRM',
    '000, 2',
    'screens/broker/crm/BrokerCrmScreen',
    broker.crm,
    leads,
    'features/leads/board LeadBoard PhoneBoard',
    'features/leads/views SavedViews',
    'features/leads/bulk BulkBar',
  ),
  screen('Lead', 'beyond both', 'screens/broker/lead/LeadScreen', broker.leadPattern, leadPage),
  screen(
    'Import leads',
    'beyond both',
    'screens/broker/import/ImportScreen',
    broker.importLeads,
    'features/leads/import ImportSteps LeadFileCard ColumnsCard OutcomeCard OutcomeRows ImportProgress',
  ),
  screen(
    'Broker profile view',
    '001, 2',
    'screens/broker/profile/BrokerProfileScreen',
    broker.profile,
    'features/auth ProfileCard EditProfile UpdatePhoto',
  ),
  screen(
    'My Properties',
    '001, 2',
    'screens/broker/properties/MyPropertiesScreen',
    broker.properties,
    '. PropertySearch PropertyList',
    'features/properties PropertyCard PropertyDialog PropertyDetails PropertyMedia',
  ),
  screen(
    'Post Property',
    '001, 2',
    'screens/broker/post-property/PostPropertyScreen',
    broker.postProperty,
    '. PostPropertyForm InfoSection FeaturesSection AreaFields AreaCalculator PriceField FurnishingField',
    '. FurnishingDialog PhotosSection CategoryTabs PhotoGrid PhotoTile VideoField AmenitiesSection SubmitBar',
    '. BuyersCard',
  ),
  screen(
    'Edit property',
    'beyond both',
    'screens/broker/post-property/edit-property/EditPropertyScreen',
    broker.editPropertyPattern,
    '. EditPropertyForm EditBar ChangesDialog LateEdit',
  ),
  screen(
    'Website Templates',
    '001, 2',
    'screens/broker/templates/TemplatesScreen',
    broker.templates,
    '. TemplateGrid TemplateCard PublishedSites DomainCard DomainFindings DnsRecords',
  ),
  screen(
    'Template preview',
    '001, 2',
    'screens/site/preview/SitePreviewScreen',
    paths.sitePreviewPattern,
    '. PreviewBar',
    ...templatePages('Home'),
  ),
  screen(
    'A published site',
    '001, 2',
    'screens/site/home/SiteScreen',
    paths.sitePattern,
    ...templatePages('Home'),
    'sites SiteHome',
    'sites/parts ListingSection ListingFilters',
    'sites/enquiry SiteContact EnquiryForm',
  ),
  screen(
    'A property on a published site',
    '001, 2',
    'screens/site/property/SitePropertyScreen',
    paths.sitePropertyPattern,
    ...templatePages('Property'),
    'sites SitePropertyPage',
    'sites/parts SiteGallery PropertyOffer EmiCalculator',
    'sites/enquiry EnquiryForm',
  ),
  screen(
    'Top navigation and footer',
    '001, 2',
    'app/layouts/PublicLayout',
    undefined,
    'ui/navigation TopNav TopNavMenu',
    'features/showcase PublicFooter',
  ),
  screen(
    'Landing page',
    '001, 2',
    'screens/public/landing/LandingScreen',
    paths.landing,
    'features/showcase HeroSearch SearchTabs SearchCategory StatsStrip',
    '. CityGrid CityCard',
  ),
  screen(
    'Home page',
    '001, 2',
    'screens/public/home/HomeScreen',
    paths.home,
    '. ExploreJaipur ProjectsSection ProjectCard SellBanner PropertyTypesSection PropertyTypeCard GuideSection',
    '. LegalUpdateItem SellersSection SellerCard OwnerPropertiesSection OwnerPropertyCard BlogSection BlogCard',
  ),
  screen(
    'About page',
    '001, 2',
    'screens/public/about/AboutScreen',
    paths.about,
    '. AboutHero AboutFacts AboutMission AboutValues AboutPartners AboutJourney AboutLeadership AboutFaq',
    '. AboutContact',
  ),
  screen(
    'Auth page',
    '001, 2',
    'screens/auth/auth/AuthScreen',
    paths.auth,
    '. AuthHeading LoginForm SignupForm ConsentWords OtpStep',
    'features/auth PasswordHints',
  ),
  // Behind the login's link, which the specification leaves without a target.
  screen('Forgot password', '000, 2', 'screens/auth/forgot/ForgotScreen', paths.forgotPassword),
  screen('New password', '000, 2', 'screens/auth/reset/ResetScreen', paths.resetPassword, '. ResetForm'),
  // Behind the link of a mail, after a change of the profile's e-mail.
  screen('Confirm your e-mail', '000, 5', 'screens/auth/confirm/ConfirmScreen', paths.confirmEmail),
  screen(
    'Not Found',
    '001, 2',
    'screens/public/not-found/NotFoundScreen',
    '*',
    'ui/feedback NotFound',
    'sites SiteNotFound',
  ),
  // Where the home page's "See all" and the search of the hero lead.
  screen('Search', '001, 2', 'screens/public/homes/SearchScreen', paths.homes, '. FilterForm NothingFound'),
  screen('Homes to rent', '001, 2', 'screens/public/homes/RentScreen', `${paths.homes}?for=rent`),
  screen('A home', '001, 2', 'screens/public/home-page/HomePageScreen', paths.homePattern),
  screen('A home that is gone', '001, 2', 'screens/public/home-gone/HomeGoneScreen', paths.homePattern),
  screen('Homes of a place', '001, 2', 'screens/public/place/PlaceScreen', paths.localityPattern),
  screen('Brokers', '001, 2', 'screens/public/brokers/BrokersListScreen', paths.brokers),
  screen('A broker', '001, 2', 'screens/public/brokers/BrokerHomesScreen', paths.brokerPattern),
  screen('Saved homes', '001, 2', 'screens/public/saved/SavedScreen', paths.saved),
  screen('Compare homes', '001, 2', 'screens/public/compare/CompareScreen', paths.compare),
  // What the specification's home seekers keep.
  screen('Frame of the account', '001, 2', 'app/layouts/AccountLayout'),
  screen(
    'My account',
    '001, 2',
    'screens/account/AccountScreen',
    paths.account,
    '. SavedHomeList EnquiryCard ProfileSection',
    'features/seeker SearchList',
    'features/auth CloseAccount',
  ),
  screen('Unsubscribe', '001, 2', 'screens/auth/unsubscribe/UnsubscribeScreen', paths.unsubscribe),
];
