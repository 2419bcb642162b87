import { expect, waitFor, within } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { enquireHome } from '#contract/homes/endpoints.ts';
import { HomePageScreen } from '#src/screens/public/home-page/HomePageScreen.tsx';
import { homeCalls } from '#stories/mocks/homes.ts';
import { failed } from '#stories/mocks/mock.ts';
import preview from '#storybook/preview.tsx';

const today = Date.parse('2026-11-24T09:00:00.000Z');
const home = buildHomeDetail();

const meta = preview.meta({
  component: HomePageScreen,
  args: { home, today },
  beforeEach: ({ msw }) => msw.use(...homeCalls()),
});

const fillIn = async (form: HTMLElement, userEvent: { type: (field: Element, text: string) => Promise<void> }) => {
  await userEvent.type(within(form).getByLabelText('Your name'), 'Meera Joshi');
  await userEvent.type(within(form).getByLabelText('Phone'), '+91 98290 00123');
};

/** The enquiry is answered by the broker's phone, and by WhatsApp; neither shows before. */
export const Whole = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/was ₹84\sLac until 3 Nov/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Call/ })).toBeNull();
    const form = canvas.getByRole('form', { name: 'Enquiry' });
    await fillIn(form, userEvent);
    await expect(within(form).getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(within(form).getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() => expect(within(form).getByRole('checkbox')).toHaveFocus());
    await userEvent.click(within(form).getByRole('checkbox'));
    await userEvent.click(within(form).getByRole('button', { name: 'Send enquiry' }));
    await expect(await canvas.findByRole('link', { name: 'Call +91 55501 20417' })).toHaveAttribute(
      'href',
      'tel:+915550120417',
    );
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/915550120417?text='),
    );
  },
});

/** By keyboard: the large view opens, moves by arrow keys, and gives the focus back. */
export const LargeView = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const photo = canvas.getByRole('link', { name: /photo 1 of 5/ });
    photo.focus();
    await userEvent.keyboard('{Enter}');
    const view = within(await within(document.body).findByRole('dialog'));
    await expect(view.getByText('1 of 5')).toBeVisible();
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(view.queryByText('1 of 5')).toBeNull();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(photo).toHaveFocus());
  },
});

/** What cannot be sent loses nothing. */
export const NotSent = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(enquireHome)),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form', { name: 'Enquiry' });
    await fillIn(form, userEvent);
    await userEvent.click(within(form).getByRole('checkbox'));
    await userEvent.click(within(form).getByRole('button', { name: 'Send enquiry' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(within(form).getByLabelText('Your name')).toHaveValue('Meera Joshi');
  },
});

/** The page that answers a form that was posted without scripts, with something missing. */
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

/** The same, when both have arrived. */
export const Arrived = meta.story({
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

/** Little is known, and there is no photo: nothing stands in for what is missing. */
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
    await expect(canvas.getByText('Price on request')).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['No RERA number', 'Ask about this home']);
  },
});

/** Three photos; a RERA number that nobody checked. */
export const FewPhotos = meta.story({
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
