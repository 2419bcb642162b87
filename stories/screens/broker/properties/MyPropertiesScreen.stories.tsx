import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { changeStatus, duplicateProperty, getProperty, listProperties } from '#contract/properties/endpoints.ts';
import { MyPropertiesScreen } from '#src/screens/broker/properties/MyPropertiesScreen.tsx';
import { failed, mock } from '#stories/mocks/mock.ts';
import { manyProperties, propertyCalls, someProperties } from '#stories/mocks/properties.ts';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { templateCalls } from '#stories/mocks/templates.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: MyPropertiesScreen,
  decorators: [inMain],
  parameters: framed(800),
  beforeEach: ({ msw }) => msw.use(...templateCalls()),
});

const requests: (string | undefined)[][] = [];

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas }) => {
    await canvas.findByText('₹84,50,000');
    await expect(canvas.getByRole('heading', { name: 'Builder floor in Jaipur' })).toBeVisible();
    await expect(canvas.getByText('Jagatpura, Jaipur, Rajasthan')).toBeVisible();
    await expect(canvas.getByText('6,200 Sq.ft.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Builder floor in Jaipur' })).toHaveAttribute(
      'href',
      '/broker/properties/4/edit',
    );
  },
});

export const NearlyFull = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...quotaCalls(buildStandings({ properties: 17 }, 'approval')), ...propertyCalls()),
  play: async ({ canvas }) => {
    await canvas.findByText('17 of 20 homes. More once your account is approved.');
  },
});

/** The list loads page 1 at first and on every Search, even with the same words. */
export const AskedAnew = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    requests.length = 0;
    const listed = mock(listProperties, ({ query }) => {
      requests.push([query.page, query.q]);
      return { data: someProperties.slice(0, 1), meta: { total: 1, page: 1, limit: 20 } };
    });
    msw.use(listed);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('₹84,50,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(requests).toEqual(Array.from({ length: 2 }, () => ['1', undefined])));
    await fill(userEvent, canvas.getByPlaceholderText('Search city/locality/address/title'), 'flat');
    await expect(requests).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(requests.at(2)).toEqual(['1', 'flat']));
  },
});

export const Searching = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('₹84,50,000');
    await fill(userEvent, canvas.getByPlaceholderText('Search city/locality/address/title'), 'haveli');
    await expect(canvas.getByText('₹84,50,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByText('1 property found for “haveli”');
    await expect(canvas.queryByText('₹84,50,000')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
});

export const ShowMore = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...propertyCalls(manyProperties(130))),
  play: async ({ canvas, userEvent }) => {
    for (const shown of [20, 40, 60, 80]) {
      await canvas.findByText(`${shown} of 130 shown`);
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    }
    await canvas.findByText('Search to find the others.');
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const Viewing = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Four-bedroom villa with garden' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await dialog.findByText(/Sell · Residential \/ Villa/);
    await dialog.findByText('Primary');
    await expect(dialog.getByText('Car Parking')).toBeInTheDocument();
    await expect(dialog.queryByText('Possession By')).toBeNull();
  },
});

export const DetailFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(getProperty), ...propertyCalls()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Four-bedroom villa with garden' }));
    await within(canvasElement.ownerDocument.body).findByText('Failed to load details');
  },
});

const flat = '3 BHK flat near Akshaya Patra Temple';
const openMenu = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, title = flat) => {
  await userEvent.click(await canvas.findByRole('button', { name: `More for ${title}` }));
  return within(await screen.findByRole('menu', { name: `More for ${title}` }));
};

/** Pause shows a message with its effect; Undo reverts it. */
export const Paused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu({ canvas, userEvent });
    await expect(menu.getByRole('menuitem', { name: /^View on site/ })).toHaveAttribute(
      'href',
      '/site/asha-rathore/1-3-bhk-flat-near-akshaya-patra-temple',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Pause' }));
    await screen.findByText('Paused. Visitors no longer see it.');
    const card = within(canvas.getByRole('heading', { name: flat }).closest('article') as HTMLElement);
    await card.findByText('Paused');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await card.findByText('Live');
    await screen.findByText('Live again. Visitors see it.');
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** Only Delete asks first; a deleted home leaves the list, and Undo brings it back. */
export const Deleted = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await openMenu({ canvas, userEvent })).getByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: `Delete ${flat}?` }));
    await expect(question.getByText(/Kept for 30 days/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: `More for ${flat}` })).toHaveFocus());
    await userEvent.click((await openMenu({ canvas, userEvent })).getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleted. It is kept for 30 days.');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: flat })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('heading', { name: flat });
    await screen.findByText('Restored. It is paused: visitors do not see it.');
  },
});

/** The copy comes first, even if the search would hide it. */
export const Duplicated = meta.story({
  tags: ['behaviour'],
  parameters: { router: { at: '/?q=shop' } },
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, userEvent }) => {
    const shop = 'Commercial shop on the main road';
    await userEvent.click((await openMenu({ canvas, userEvent }, shop)).getByRole('menuitem', { name: 'Duplicate' }));
    await screen.findByText('Copied. The copy is paused.');
    await canvas.findByText('7 properties posted by you');
    const [first] = canvas.getAllByRole('article');
    await expect(within(first as HTMLElement).getByRole('heading')).toHaveTextContent(shop);
    await expect(within(first as HTMLElement).getByText('Paused')).toBeVisible();
  },
});

export const DuplicateRefused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(failed(duplicateProperty, 403, { message: 'You have 20 of 20 homes.' }), ...propertyCalls()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await openMenu({ canvas, userEvent })).getByRole('menuitem', { name: 'Duplicate' }));
    const alert = within(await screen.findByRole('alertdialog'));
    await expect(alert.getByText('You have 20 of 20 homes.')).toBeInTheDocument();
    await expect(alert.queryByRole('button', { name: 'Send for review' })).toBeNull();
  },
});

/** With moderation a home must be reviewed before it goes live: the refusal offers to send it for review. */
export const NeedsReview = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(changeStatus, 409, {
        message: 'This home is checked before it goes live.',
        steps: ['in_review', 'sold', 'archived'],
      }),
      ...propertyCalls(),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const plot = 'Corner plot, JDA approved';
    await userEvent.click((await openMenu({ canvas, userEvent }, plot)).getByRole('menuitem', { name: 'Resume' }));
    const alert = within(await screen.findByRole('alertdialog'));
    await expect(alert.getByText('This home is checked before it goes live.')).toBeInTheDocument();
    msw.use(...propertyCalls());
    await userEvent.click(alert.getByRole('button', { name: 'Send for review' }));
    await screen.findByText(/^Sent for review/);
    const card = within(canvas.getByRole('heading', { name: plot }).closest('article') as HTMLElement);
    await card.findByText('In review');
  },
});

/** The status is part of the address, together with the search. */
export const OneStatus = meta.story({
  tags: ['behaviour'],
  parameters: { router: { at: '/?q=jaipur&status=sold' } },
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 property with status “Sold” found for “jaipur”');
    await expect(canvas.getByRole('radio', { name: 'Sold' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Live' }));
    await canvas.findByText('2 properties with status “Live” found for “jaipur”');
    await userEvent.click(canvas.getByRole('radio', { name: 'Archived' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all properties' }));
    await canvas.findByText('6 properties posted by you');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...propertyCalls([])) });
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listProperties)),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to load');
  },
});
/** Search again with the same words: the list on screen stays, below the message. */
export const SearchFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('₹84,50,000');
    msw.use(failed(listProperties));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load');
    await expect(canvas.getByText('₹84,50,000')).toBeVisible();
  },
});
/** After an empty list, only the error shows: whether anything matches is not known. */
export const SearchOfNothingFailed = meta.story({
  tags: ['behaviour'],
  parameters: { router: { at: '/?q=udaipur' } },
  beforeEach: ({ msw }) => msw.use(...propertyCalls([])),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('No property matches');
    msw.use(failed(listProperties));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load');
    await expect(canvas.queryByText('No property matches')).toBeNull();
    await expect(canvas.queryByText(/properties found/)).toBeNull();
  },
});
/** On a phone the menu is a sheet with the home at the top. */
export const PhoneMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `More for ${flat}` }));
    const sheet = within(await screen.findByRole('dialog', { name: flat }));
    await expect(sheet.getByText('₹84,50,000 · Live, 9 enquiries')).toBeInTheDocument();
    await expect(sheet.getByRole('menuitem', { name: 'Delete' }).clientHeight).toBeGreaterThanOrEqual(48);
  },
});
