import { expect, fn } from 'storybook/test';
import { buildSavedSearch } from '#contract/fixtures/seeker.ts';
import { SearchCard } from '#src/features/seeker/SearchCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SearchCard,
  args: {
    search: buildSavedSearch(),
    words: 'Up to ₹80 Lac, RERA registered',
    onChoose: fn(),
    onLook: fn(),
    onRemove: fn(),
  },
  decorators: [inBox({ maxWidth: 309, m: 2 })],
});

/** A search with new homes; its link, buttons and radio group each have the search in their name. */
export const Fresh = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('5 new')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Off' }));
    await expect(args.onChoose).toHaveBeenCalledWith('off');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 3 BHK in Vaishali Nagar' }));
    await expect(args.onRemove).toHaveBeenCalled();
    const rename = canvas.getByRole('button', { name: 'Rename 3 BHK in Vaishali Nagar' });
    await expect(rename.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  },
});

/** A search for all homes, without new ones. */
export const All = meta.story({
  args: { search: buildSavedSearch({ name: 'All homes', query: '', fresh: 0, alert: 'off' }), words: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/new$/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See the homes: All homes' })).toHaveAttribute('href', '/homes');
  },
});

export const Renaming = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename 3 BHK in Vaishali Nagar' }));
    await expect(canvas.getByRole('textbox', { name: /^Name of the search/ })).toHaveValue('3 BHK in Vaishali Nagar');
  },
});
