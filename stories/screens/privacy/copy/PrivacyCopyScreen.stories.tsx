import { expect, screen } from 'storybook/test';
import { fetchPrivacyCopy } from '#contract/privacy.ts';
import { PrivacyCopyScreen } from '#src/screens/privacy/copy/PrivacyCopyScreen.tsx';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { askingCalls, PRIVACY_TOKEN } from '#stories/mocks/privacy.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PrivacyCopyScreen,
  parameters: { ...framed(800), router: { path: '/privacy/copy', at: `/privacy/copy?token=${PRIVACY_TOKEN}` } },
});

const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** Nothing is fetched until a button is clicked, and the page says that the link works only once. */
export const Asks = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(fetchPrivacyCopy, 404, { message: 'Called without a press' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The link works once')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

let saved: string[] = [];

/** One request is enough to save both files. */
export const Saved = meta.story({
  beforeEach: ({ msw }) => {
    saved = [];
    let calls = 0;
    msw.use(
      mock(fetchPrivacyCopy, () => {
        calls += 1;
        return { data: { copy: { contact: 'meera@example.com', calls }, csv: 'what,value\n' } };
      }),
    );
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function note() {
      saved.push(this.download);
    };
    return () => {
      HTMLAnchorElement.prototype.click = click;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Save as CSV');
    await expect(await canvas.findByText('Your copy is here')).toBeVisible();
    await press(userEvent, 'Save as JSON');
    await press(userEvent, 'Save as CSV');
    await expect(saved).toEqual(['nivaas-my-data.csv', 'nivaas-my-data.json', 'nivaas-my-data.csv']);
    await expect(canvas.queryByText('This link does not work any more')).toBeNull();
  },
});

export const DeadLink = meta.story({
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  parameters: { router: { path: '/privacy/copy', at: '/privacy/copy?token=used' } },
  beforeEach: ({ msw }) => msw.use(...askingCalls()),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Save as JSON');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link does not work any more');
    await expect(canvas.getByRole('link', { name: 'Ask for a copy' })).toHaveAttribute('href', '/privacy/requests');
  },
});

/** The buttons stay for another attempt. */
export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(fetchPrivacyCopy, 503)),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Save as CSV');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The copy could not be fetched');
    await expect(canvas.getByRole('button', { name: 'Save as CSV' })).toBeEnabled();
  },
});

export const Busy = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(fetchPrivacyCopy)),
  play: async ({ userEvent }) => press(userEvent, 'Save as CSV'),
});
