import { expect, screen, waitFor, within } from 'storybook/test';
import { changeSiteContent, getSiteContent } from '#contract/siteContent.ts';
import { SiteContentCard } from '#src/screens/broker/templates/SiteContentCard.tsx';
import { failed, loading } from '#stories/mocks/mock.ts';
import { propertyCalls } from '#stories/mocks/properties.ts';
import { templateCalls } from '#stories/mocks/templates.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SiteContentCard,
  args: { published: true },
  parameters: framed(900),
  beforeEach: ({ msw }) => msw.use(...templateCalls(), ...propertyCalls()),
});

/** An invalid year is refused before it is sent; after saving, the new values show. */
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What your site says' }));
    const since = await dialog.findByLabelText(/Working since/);
    await userEvent.clear(since);
    await userEvent.type(since, '1800');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Working since must be at least 1950');
    await userEvent.clear(since);
    await userEvent.type(since, '2012');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove testimonial 2' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText('2012');
  },
});

export const NotPublished = meta.story({
  args: { published: false },
  beforeEach: ({ msw }) => msw.use(...templateCalls([])),
  play: async ({ canvas }) => {
    await canvas.findByText('The template’s own');
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(getSiteContent)) });
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(getSiteContent, 500)) });

/** If the server refuses the change, the form keeps its input. */
export const Refused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      failed(changeSiteContent, 400, {
        message: 'Some fields need attention',
        errors: { hero_id: 'First home must be one of your homes' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What your site says' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('First home must be one of your homes');
  },
});
