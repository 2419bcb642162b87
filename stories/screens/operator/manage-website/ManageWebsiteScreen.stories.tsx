import { expect, screen, waitFor, within } from 'storybook/test';
import { buildManagedSite } from '#contract/fixtures/managedSites.ts';
import { listManagedSites, unpublishSite } from '#contract/managedSites.ts';
import { ManageWebsiteScreen } from '#src/screens/operator/manage-website/ManageWebsiteScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { managedSiteCalls } from '#stories/mocks/managedSites.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ManageWebsiteScreen,
  parameters: { ...framed(900), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...managedSiteCalls()),
  decorators: [inPanel],
});

const openMenu = async (
  canvas: Pick<typeof screen, 'findByRole'>,
  userEvent: { click: (at: Element) => Promise<void> },
  name: string,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: `More for ${name}` }));
  return within(await screen.findByRole('menu', { name: `More for ${name}` }));
};

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('shekhawatestates.example')).toBeVisible();
    await expect(canvas.getByText('Points elsewhere')).toBeVisible();
    await expect(canvas.getByText('Broker suspended')).toBeVisible();
  },
});

/** The broker will see the reason; without one, the website cannot be unpublished. */
export const Unpublished = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Asha Rathore');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Unpublish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish the website of Asha Rathore?' }));
    await expect(dialog.getByRole('button', { name: 'Unpublish' })).toBeDisabled();
    await fill(userEvent, dialog.getByRole('textbox', { name: /Reason/ }), 'Homes that are not hers.');
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await screen.findByText('The website of Asha Rathore is offline');
    await expect(await canvas.findByRole('button', { name: 'Unpublished 2' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openMenu(canvas, userEvent, 'Asha Rathore');
    await userEvent.click(again.getByRole('menuitem', { name: 'Publish again' }));
    await screen.findByText('The website of Asha Rathore is online again');
  },
});

/** If the request fails, the reason stays in the form. */
export const UnpublishFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(unpublishSite, 503)),
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Asha Rathore');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Unpublish…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByRole('textbox', { name: /Reason/ }), 'Homes that are not hers.');
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await dialog.findByRole('alert');
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Homes that are not hers.');
  },
});

export const DomainCheckedAndReleased = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Vikram Shekhawat');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Check the domain now' }));
    await screen.findByText('shekhawatestates.example: connected');
    const again = await openMenu(canvas, userEvent, 'Vikram Shekhawat');
    await userEvent.click(again.getByRole('menuitem', { name: 'Release the domain' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Release shekhawatestates.example?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    await screen.findByText('shekhawatestates.example no longer belongs to Vikram Shekhawat');
    await waitFor(() => expect(canvas.queryByText('shekhawatestates.example')).toBeNull());
  },
});

export const NeedALook = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Needs a look 2' }));
    await waitFor(() => expect(canvas.queryByText('Asha Rathore')).toBeNull());
    await expect(canvas.getByText('TXT record missing')).toBeVisible();
  },
});

export const LongNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...managedSiteCalls([
        buildManagedSite({
          slug: 'venkatanarasimharajuvaripeta-subramanian-chidambaranathan',
          broker: { id: 1, name: 'Venkatanarasimharajuvaripeta Subramanian Chidambaranathan', status: 'active' },
          homes: 123_456,
          views_30: 9_876_543,
          enquiries_30: 12_345,
          published: false,
          unpublished_reason: 'Homes that are not theirs, '.repeat(12),
        }),
      ]),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText(/^Venkata/)).toBeVisible(),
});

export const Loading = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(listManagedSites)),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeVisible(),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...managedSiteCalls([])),
  play: async ({ canvas }) => expect(await canvas.findByText('No websites found')).toBeVisible(),
});

export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listManagedSites, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
