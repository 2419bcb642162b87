import { expect, screen } from 'storybook/test';
import { type Unsubscribed, unsubscribe } from '#contract/seeker.ts';
import { UnsubscribeScreen } from '#src/screens/auth/unsubscribe/UnsubscribeScreen.tsx';
import { failed, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const TOKEN = 'A'.repeat(43);
const meta = preview.meta({
  component: UnsubscribeScreen,
  parameters: { ...framed(800), router: { path: '/unsubscribe', at: `/unsubscribe?token=${TOKEN}` } },
});

const press = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Stop these e-mails' }));
const ends = (what: Unsubscribed['what'], name = '') =>
  mock(unsubscribe, ({ body }) =>
    body.token === TOKEN ? { data: { what, name } } : ({ status: 400, body: { message: 'Another token' } } as never),
  );

/** The person stays subscribed until the button is clicked. */
export const Asks = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(unsubscribe, 400, { message: 'Called without a press' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unsubscribe');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const OneSearch = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(ends('search', '3 BHK in Vaishali Nagar')),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You will get no more e-mails about “3 BHK in Vaishali Nagar”.',
    );
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
  },
});

export const DailyMail = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(ends('daily')),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You will no longer get the daily e-mail.');
  },
});

export const PriceDrops = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(ends('prices')),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You will no longer get e-mails about price drops.',
    );
  },
});

export const DeadLink = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(unsubscribe, 400, { message: 'This link does not work any more.' })),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link does not work any more');
    await expect(canvas.queryByRole('button', { name: 'Stop these e-mails' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
  },
});
