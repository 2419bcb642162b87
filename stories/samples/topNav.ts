import { fn } from 'storybook/test';
import type { TopNavPlace } from '#src/ui/navigation/topNavTypes.ts';

/** The specified public navigation. */
export const navPlaces: TopNavPlace[] = [
  { label: 'For Buyers', to: '/landing?for=buyers' },
  { label: 'For Tenants', to: '/landing?for=tenants' },
  { label: 'For Owners', to: '/landing?for=owners' },
  { label: 'For Dealers / Builders', to: '/landing?for=dealers' },
  { label: 'Insights', to: '/about-us', badge: { text: 'NEW', tone: 'marigold' } },
];
export const navFeatured: TopNavPlace = {
  label: 'Post property',
  to: '/broker/login',
  badge: { text: 'FREE', tone: 'gulabi' },
};
export const navMenuOnly: TopNavPlace[] = [
  { label: 'Super Admin', to: '/superadmin/login' },
  { label: 'Broker Login', to: '/broker/login' },
];
export const navSignIn: TopNavPlace = { label: 'Login', to: '/auth' };
export const navPerson = { name: 'Ishita Bhargava', to: '/account', onLogOut: fn() };
