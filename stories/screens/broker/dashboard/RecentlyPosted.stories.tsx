import { expect, screen } from 'storybook/test';
import { listProperties } from '#contract/properties/endpoints.ts';
import { RecentlyPosted } from '#src/screens/broker/dashboard/RecentlyPosted.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { propertyCalls, someProperties } from '#stories/mocks/properties.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const [first] = someProperties;
const meta = preview.meta({
  component: RecentlyPosted,
  parameters: { ...framed(520), session: signedIn('broker'), layout: 'padded' },
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `View ${first?.title}` }));
    await screen.findByRole('dialog', { name: first?.title ?? '' });
  },
});

/** Placeholders in the cards' layout: one on a phone, three on a desktop. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(listProperties)),
  play: async ({ canvas }) => {
    const { width } = (await canvas.findByRole('region')).getBoundingClientRect();
    const row = (await canvas.findByRole('status')).closest('.MuiPaper-root')?.parentElement as HTMLElement;
    const seen = [...row.children].filter((shape) => shape.getBoundingClientRect().width > 0);
    const wide = window.matchMedia('(min-width: 900px)').matches;
    await expect(seen).toHaveLength(wide ? 3 : 1);
    const last = seen.at(-1)?.getBoundingClientRect();
    await expect((last?.right ?? 0) - row.getBoundingClientRect().left).toBeCloseTo(width, 0);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...propertyCalls([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Post Property' })).toHaveAttribute(
      'href',
      '/broker/properties/new',
    );
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listProperties, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load'),
});
