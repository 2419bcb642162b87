import { expect, fn } from 'storybook/test';
import { PropertySearch } from '#src/screens/broker/properties/PropertySearch.tsx';
import { expectPlaceholderToFit } from '#storybook/expectPlaceholderToFit.ts';
import { fill } from '#storybook/fill.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PropertySearch });

/** The placeholder fits on a phone, too. */
export const Empty = meta.story({
  args: { initial: '', busy: false, onSearch: fn() },
  play: async ({ canvas }) => {
    await expectPlaceholderToFit(canvas.getByLabelText('Search properties', { selector: 'input' }));
  },
});

export const Searching = meta.story({
  args: { initial: '', busy: false, onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Search properties', { selector: 'input' }), 'haveli');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('haveli');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
});
