import { expect, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { listProperties } from '../../../../contract/properties';
import { RecentlyPosted } from '../../../../src/screens/broker/dashboard/RecentlyPosted';
import { signedIn } from '../../../mocks/auth';
import { failed, loading } from '../../../mocks/mock';
import { propertyCalls, someListings } from '../../../mocks/properties';

const [first] = someListings;
const meta = preview.meta({
  component: RecentlyPosted,
  parameters: { session: signedIn('broker'), layout: 'padded' },
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `View ${first?.title}` }));
    await screen.findByRole('dialog', { name: first?.title ?? '' });
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listProperties)) });

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
