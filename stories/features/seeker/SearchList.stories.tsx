import { expect, screen, waitFor, within } from 'storybook/test';
import { changeSavedSearch, forgetSearch } from '#contract/seeker.ts';
import { SearchList } from '#src/features/seeker/SearchList.tsx';
import { useSavedSearches } from '#src/features/seeker/searchQueries.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed } from '#stories/mocks/mock.ts';
import { seekerCalls } from '#stories/mocks/seeker.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

function KeptSearches() {
  const { data } = useSavedSearches();
  return data ? (
    <section aria-label="Saved searches" tabIndex={-1}>
      <h2>Saved searches</h2>
      <SearchList searches={data.data} wordsOf={(query) => query} />
    </section>
  ) : null;
}

const meta = preview.meta({
  component: KeptSearches,
  decorators: [inBox({ maxWidth: 960, m: 2 })],
  parameters: { ...framed(700), session: signedIn('user') },
  beforeEach: ({ msw }) => msw.use(...seekerCalls()),
});

const first = '3 BHK in Vaishali Nagar';
const group = () => screen.findByRole('group', { name: `Tell me of new homes: ${first}` });

/** A choice is saved at once, also with the arrow keys. */
export const AlertChosen = meta.story({
  play: async ({ userEvent }) => {
    const choices = within(await group());
    await expect(choices.getByRole('radio', { name: 'Daily' })).toBeChecked();
    await userEvent.click(choices.getByRole('radio', { name: 'At once' }));
    await expect(choices.getByRole('radio', { name: 'At once' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(choices.getByRole('radio', { name: 'Daily' })).toBeChecked());
    await expect(choices.getByText('Off').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** A choice that could not be saved is reverted, with a message. */
export const AlertNotSaved = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(changeSavedSearch, 503)),
  play: async ({ userEvent }) => {
    const choices = within(await group());
    await userEvent.click(choices.getByRole('radio', { name: 'Off' }));
    await expect(await screen.findByText('This could not be saved. Try again.')).toBeVisible();
    await waitFor(() => expect(choices.getByRole('radio', { name: 'Daily' })).toBeChecked());
  },
});

/** The link opens the results; after that, their homes no longer count as new. */
export const LookedAt = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('5 new')).toBeVisible();
    const link = canvas.getByRole('link', { name: `See the homes: ${first}` });
    await expect(link).toHaveAttribute(
      'href',
      '/homes?locality=Vaishali+Nagar&bedrooms=3&price_max=8000000&rera=registered',
    );
    // Keeps the story on its page.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(canvas.queryByText('5 new')).toBeNull());
  },
});

export const Renamed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Rename ${first}` }));
    const name = await canvas.findByRole('textbox', { name: /^Name of the search/ });
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await fill(userEvent, name, 'For Amma');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'For Amma' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename For Amma' })).toHaveFocus());
  },
});

/** A name that cannot be saved stays in the field with the reason. */
export const NotRenamed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(changeSavedSearch, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Rename ${first}` }));
    const name = await canvas.findByRole('textbox', { name: /^Name of the search/ });
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required'));
    await fill(userEvent, name, 'For Amma');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The name could not be saved');
    await expect(name).toHaveValue('For Amma');
  },
});

export const RenameGivenUp = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Rename ${first}` }));
    await userEvent.keyboard('x{Escape}');
    await expect(await canvas.findByRole('heading', { name: first })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Rename ${first}` })).toHaveFocus());
  },
});

/** Removing a search asks first; then the focus moves to the next search. */
export const Removed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${first}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this search?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const next = canvas.getByRole('button', { name: 'Rename Plots near Ajmer Road' });
    await waitFor(() => expect(next).toHaveFocus());
  },
});

export const NotRemoved = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(forgetSearch, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${first}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this search?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The search could not be removed');
  },
});
