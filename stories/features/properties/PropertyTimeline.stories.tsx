import { expect } from 'storybook/test';
import { listEvents } from '#contract/properties/endpoints.ts';
import { PropertyTimeline } from '#src/features/properties/PropertyTimeline.tsx';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { propertyCalls, someEvents } from '#stories/mocks/properties.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PropertyTimeline,
  args: { id: 1 },
  decorators: [
    inBox({ p: 2, maxWidth: 880, bgcolor: 'roles.paper' }),
    (Story) => (
      <>
        <h1>Property</h1>
        <h2>Details</h2>
        <Story />
      </>
    ),
  ],
  parameters: framed(640),
});

/** Each entry says who did what and when, newest first. */
export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  play: async ({ canvas }) => {
    await canvas.findByText('changed the status: Live → Paused');
    const texts = canvas.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    await expect(texts).toEqual([
      'Asha Rathore changed the status: Live → Paused',
      'Asha Rathore changed the price: ₹84,50,000 → ₹82,00,000',
      'Asha Rathore edited Title, Furnishing and Amenities',
      'Meera Krishnan approved it',
      'Nivaas checked the RERA number',
      'Asha Rathore added 3 photos',
      'Asha Rathore posted it',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

const many = Array.from({ length: 45 }, (_, at) => ({
  id: 45 - at,
  at: '2026-07-01T06:30:00.000Z',
  kind: 'photo_changed' as const,
  actor: null,
  detail: {},
}));

/**
 * Each click loads another page; an entry that moved to the next page is shown once. A page that fails leaves the
 * others.
 */
export const ShowMore = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listEvents, ({ query }) => {
        const page = Number(query.page);
        const start = page === 2 ? 19 : (page - 1) * 20;
        return { data: many.slice(start, page * 20), meta: { total: 45, page, limit: 20 } };
      }),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await canvas.findByText((_, item) => item?.tagName === 'OL' && item.children.length === 40);
    msw.use(failed(listEvents));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load the timeline');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(listEvents, () => ({ data: [], meta: { total: 0, page: 1, limit: 20 } }))),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing has happened to it yet.');
  },
});
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listEvents)) });
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listEvents)),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('Failed to load the timeline');
    msw.use(...propertyCalls());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(someEvents.length);
  },
});
