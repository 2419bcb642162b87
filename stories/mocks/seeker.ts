import type { HttpHandler } from 'msw';
import { closeAccount } from '#contract/account.ts';
import { logout, updateUserProfile, whoami } from '#contract/auth.ts';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import { buildHomeRow } from '#contract/fixtures/homes.ts';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { buildEnquiry, buildSavedHome, buildSavedSearch } from '#contract/fixtures/seeker.ts';
import {
  changeSavedSearch,
  forgetHome,
  forgetSearch,
  getSeekerAlerts,
  listOwnEnquiries,
  listSavedHomes,
  listSavedSearches,
  lookAtSearch,
  type OwnEnquiry,
  type SavedHome,
  type SavedSearch,
  saveHome,
  setSeekerAlerts,
} from '#contract/seeker.ts';
import { readSession } from '#src/lib/sessions.ts';
import { mock } from './mock.ts';

/** The password of the mocked account. */
export const OWN_PASSWORD = 'Namaste#2026home';

/**
 * Four saved homes: one cheaper since it was saved, one without a photo, one no longer for sale, one without a price.
 */
export const someSavedHomes = (): SavedHome[] => [
  buildSavedHome({ id: 1, title: 'Neem Court', price_when_saved: 8_400_000 }),
  buildSavedHome({
    id: 2,
    title: 'The Kesar Villas',
    property_type: 'villa',
    locality: 'Sirsi Road',
    expected_price: 28_500_000,
    built_up_area: 3420,
    num_bedrooms: '4',
    photo: null,
    photos: 0,
  }),
  buildSavedHome({
    id: 3,
    title: 'Kesar Residency',
    expected_price: 6_975_000,
    built_up_area: 1290,
    state: 'gone',
  }),
  buildSavedHome({
    id: 4,
    title: 'Corner plot, JDA approved',
    property_type: 'residential_land',
    locality: null,
    expected_price: null,
    price_per_sqft: null,
    built_up_area: 1800,
    num_bedrooms: null,
  }),
];

/** Three saved searches: two with new matches. */
export const someSavedSearches = (): SavedSearch[] => [
  buildSavedSearch(),
  buildSavedSearch({
    id: 2,
    name: 'Plots near Ajmer Road',
    query: 'q=Ajmer+Road&type=residential_land&area_min=1800&price_max=6000000',
    alert: 'at_once',
    fresh: 2,
  }),
  buildSavedSearch({
    id: 3,
    name: 'Shops in Raja Park',
    query: 'locality=Raja+Park&type=commercial_shop&price_max=4500000',
    alert: 'off',
    fresh: 0,
  }),
];

/** Three enquiries: answered, seen, and only sent; the last is about a home that is no longer for sale. */
export const someEnquiries = (): OwnEnquiry[] => [
  buildEnquiry({ home: { ...buildHomeRow({ title: 'Neem Court' }), state: 'live' } }),
  buildEnquiry({
    id: 2,
    home: {
      ...buildHomeRow({
        id: 2,
        title: 'Four-bedroom villa with garden',
        property_type: 'villa',
        num_bedrooms: '4',
        broker: { name: demoPeople.vikram.name, slug: '3-vikram-singh' },
      }),
      state: 'live',
    },
    at: '2026-11-21T06:30:00.000Z',
    state: 'seen',
    seen_at: '2026-11-22T11:30:00.000Z',
    answered_at: null,
  }),
  buildEnquiry({
    id: 3,
    home: { ...buildHomeRow({ id: 3, title: 'Aravali Heights' }), state: 'gone' },
    at: '2026-11-23T06:30:00.000Z',
    state: 'sent',
    seen_at: null,
    answered_at: null,
  }),
];

interface Kept {
  homes?: readonly SavedHome[];
  searches?: readonly SavedSearch[];
  enquiries?: readonly OwnEnquiry[];
}

/** A server that stores a home seeker's account data, and deletes the account with `OWN_PASSWORD`. */
export const seekerCalls = (kept: Kept = {}): HttpHandler[] => {
  const known = kept.homes ?? someSavedHomes();
  let homes = [...known];
  let searches = [...(kept.searches ?? someSavedSearches())];
  const enquiries = [...(kept.enquiries ?? someEnquiries())];
  let alerts = { price_drops: true };
  return [
    // Returns the profile of the story's session.
    mock(whoami, () => {
      const { profile, name } = readSession('user') ?? {};
      return { data: { ...buildProfile({ role: 'user' }), ...profile, ...(name && { name }) } };
    }),
    mock(listSavedHomes, () => ({ data: homes })),
    mock(saveHome, ({ params }) => {
      const home = known.find(({ id }) => id === Number(params.id));
      // A home removed a moment ago can be saved again, even if it is no longer for sale.
      if (!home) return { status: 404, body: { message: 'Not found' } } as never;
      homes = [home, ...homes.filter(({ id }) => id !== home.id)];
      return undefined;
    }),
    mock(forgetHome, ({ params }) => {
      homes = homes.filter(({ id }) => id !== Number(params.id));
      return undefined;
    }),
    mock(listSavedSearches, () => ({ data: searches })),
    mock(changeSavedSearch, ({ params, body }) => {
      const [before = buildSavedSearch()] = searches.filter(({ id }) => id === Number(params.id));
      const changed = { ...before, ...body };
      searches = searches.map((one) => (one.id === changed.id ? changed : one));
      return { data: changed };
    }),
    mock(forgetSearch, ({ params }) => {
      searches = searches.filter(({ id }) => id !== Number(params.id));
      return undefined;
    }),
    mock(lookAtSearch, ({ params }) => {
      searches = searches.map((one) => (one.id === Number(params.id) ? { ...one, fresh: 0 } : one));
      return undefined;
    }),
    mock(listOwnEnquiries, () => ({ data: enquiries })),
    mock(getSeekerAlerts, () => ({ data: alerts })),
    mock(setSeekerAlerts, ({ body }) => {
      alerts = { price_drops: body.price_drops === true };
      return { data: alerts };
    }),
    mock(updateUserProfile, ({ body }) => ({
      data: buildProfile({ role: 'user', name: String(body.full_name), email: String(body.email) }),
    })),
    mock(closeAccount, ({ body }) => {
      if (body.password === OWN_PASSWORD) return { data: { id: 7 } };
      const message = 'The password is wrong';
      return { status: 400, body: { message, errors: { password: message } } } as never;
    }),
    mock(logout, () => ({ data: { id: 7 } })),
  ];
};
