import { expect } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeScreen } from '#src/screens/public/home/HomeScreen.tsx';
import preview from '#storybook/preview.tsx';

const today = Date.parse('2026-11-24T09:00:00.000Z');
const home = buildHomeDetail();

const meta = preview.meta({
  component: HomeScreen,
  args: { home, today },
});

export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/was ₹84\sLac until 3 Nov/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Call/ })).toBeNull();
  },
});

/** The server's response to forms that were posted without scripts and incomplete. */
export const Refused = meta.story({
  args: {
    posted: {
      enquiry: {
        typed: { full_name: 'Meera Joshi', message: 'Is it free to see on Saturday?' },
        problems: { fields: { phone: 'Phone is required' } },
      },
      report: { typed: { note: 'The price is for a smaller flat' }, problems: { reason: 'Reason is required' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Meera Joshi');
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is required');
    await expect(canvas.getByLabelText('What is wrong?')).toHaveAccessibleDescription('Reason is required');
    await expect(canvas.getByLabelText(/More about it/)).toHaveValue('The price is for a smaller flat');
  },
});

/** The same after both forms were accepted. */
export const Arrived = meta.story({
  tags: ['behaviour'],
  args: {
    posted: {
      enquiry: { typed: {}, broker: { phone: '+91 55501 20417', phoneE164: '+915550120417' } },
      report: { typed: {} },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sent to/)).toBeVisible();
    await expect(canvas.getByText(/looks at every report/)).toBeVisible();
  },
});

/** A home with few details and no photo: missing parts are left out. */
export const Bare = meta.story({
  args: {
    home: buildHomeDetail({
      title: null,
      description: null,
      media: [],
      photo: null,
      photos: 0,
      videos: [],
      prices: [],
      expected_price: null,
      price_per_sqft: null,
      locality_rate: null,
      num_bedrooms: null,
      num_bathrooms: null,
      built_up_area: null,
      features: {},
      highlights: [],
      amenities: [],
      nearby_landmarks: [],
      rera_checked: null,
      similar: [],
      broker: { name: 'Asha Rathore', slug: '2-asha-rathore', photo: null, licenseNo: null, homes: 1, site: null },
    } as Parameters<typeof buildHomeDetail>[0]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawing, no photo yet')).toBeVisible();
    await expect(canvas.getAllByText('Price on request')[0]).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Facts', 'No RERA number', 'Ask about this home']);
  },
});

/** Three photos, and a RERA number that has not been checked. */
export const FewPhotos = meta.story({
  tags: ['full'],
  args: { home: buildHomeDetail({ media: home.media.slice(0, 3), rera_checked: null, videos: [] }) },
});

const long = 'Bougainvillea-Residences-Extraordinarily-Long-Name-Without-Any-Spaces';
export const LongWords = meta.story({
  args: {
    home: buildHomeDetail({
      title: `${long} ${'with a view over everything there is to see '.repeat(3)}`,
      locality: long,
      society_name: long,
      media: home.media.slice(0, 1),
      amenities: [long, 'Lift'],
    }),
  },
});
