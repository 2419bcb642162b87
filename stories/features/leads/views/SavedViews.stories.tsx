import { useLocation } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { addLeadView, listLeadViews } from '#contract/leads/tools.ts';
import { SavedViews } from '#src/features/leads/views/SavedViews.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadToolCalls } from '#stories/mocks/leadTools.ts';
import { failed } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

function Address() {
  return <output>{useLocation().search}</output>;
}

const meta = preview.meta({
  component: SavedViews,
  args: { table: 'Story', onOpen: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Address />
      </>
    ),
    inBox({ p: 2, minHeight: 240 }),
  ],
  parameters: { ...framed(320), session: signedIn('broker'), router: { at: '/broker/crm?status=new&page=2' } },
  beforeEach: ({ msw }) => msw.use(...leadToolCalls()),
});

/** Opening a view replaces the filters in the address; the button names the open view, which can be removed. */
export const Opened = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'My hot leads' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('?status=qualified&follow_up=week'));
    await expect(args.onOpen).toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved views, My hot leads' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove “My hot leads”' }));
    await expect(await canvas.findByRole('button', { name: 'Saved views' })).toBeVisible();
  },
});

/** The current filters are saved under a name, without the page number. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
    const form = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Fresh');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Saved views, Fresh' })).toBeVisible();
  },
});

/** A name that is already taken is reported at the field; nothing typed is lost. */
export const NameTaken = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    const message = 'A view with this name already exists';
    msw.use(failed(addLeadView, 409, { message, errors: { name: message } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
    const form = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Hot');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText('A view with this name already exists'))[0]).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Hot');
  },
});

export const LoadFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listLeadViews)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    const again = await screen.findByText('Failed to load views. Try again');
    await waitFor(() => expect(again).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
});
