import { expect } from 'storybook/test';
import { AccountSection } from '#src/screens/account/AccountSection.tsx';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AccountSection,
  args: { id: 'saved', title: 'Saved homes', children: 'What is in it' },
  decorators: [inMain],
});

/** A region labelled by its heading; a tab can move the focus to it. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Saved homes' });
    section.focus();
    await expect(section).toHaveFocus();
  },
});
