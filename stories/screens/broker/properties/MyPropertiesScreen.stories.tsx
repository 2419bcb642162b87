import { expect, waitFor, within } from 'storybook/test';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { getProperty, listProperties } from '#contract/properties/endpoints.ts';
import { MyPropertiesScreen } from '#src/screens/broker/properties/MyPropertiesScreen.tsx';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { manyListings, propertyCalls, someListings } from '#stories/mocks/properties.ts';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: MyPropertiesScreen,
  decorators: [inMain],
  parameters: framed(800),
});

const requests: (string | undefined)[][] = [];

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas }) => {
    await canvas.findByText('₹84,50,000');
    await expect(canvas.getByRole('heading', { name: 'Builder floor in Jaipur' })).toBeVisible();
    await expect(canvas.getByText('Jagatpura, Jaipur, Rajasthan')).toBeVisible();
    await expect(canvas.getByText('6,200 Sq.ft.')).toBeVisible();
  },
});

export const NearlyFull = meta.story({
  beforeEach: ({ msw }) => msw.use(...quotaCalls(buildStandings({ properties: 17 }, 'approval')), ...propertyCalls()),
  play: async ({ canvas }) => {
    await canvas.findByText('17 of 20 homes. More once your account is approved.');
  },
});

/** It loads page 1 at first and at each Search, also for the same words. */
export const AskedAnew = meta.story({
  beforeEach: ({ msw }) => {
    requests.length = 0;
    const listed = mock(listProperties, ({ query }) => {
      requests.push([query.page, query.q]);
      return { data: someListings.slice(0, 1), meta: { total: 1, page: 1, limit: 20 } };
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

export const NothingFound = meta.story({
  parameters: { router: { at: '/?q=udaipur' } },
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all properties' }));
    await canvas.findByText('₹84,50,000');
  },
});

export const ShowMore = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...propertyCalls(manyListings(130))),
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
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Four-bedroom villa with garden' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await dialog.findByText(/Sell · Residential \/ Villa/);
    await expect(dialog.getByText('Primary')).toBeInTheDocument();
    await expect(dialog.getByText('Car Parking')).toBeInTheDocument();
    await expect(dialog.queryByText('Possession By')).toBeNull();
  },
});

export const DetailFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getProperty), ...propertyCalls()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Four-bedroom villa with garden' }));
    await within(canvasElement.ownerDocument.body).findByText('Failed to load details');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...propertyCalls([])) });
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listProperties)) });
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listProperties)),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to load');
  },
});
/** Search again with the same words: the list on screen stays, below the message. */
export const SearchFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('₹84,50,000');
    msw.use(failed(listProperties));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load');
    await expect(canvas.getByText('₹84,50,000')).toBeVisible();
  },
});
/** An empty list gives way to the message: that nothing matches is not known. */
export const SearchOfNothingFailed = meta.story({
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
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
});
