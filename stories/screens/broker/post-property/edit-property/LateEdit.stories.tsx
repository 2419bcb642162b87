import { expect, fn } from 'storybook/test';
import { propertyShape } from '#src/screens/broker/post-property/edit-property/editForm.ts';
import { LateEdit } from '#src/screens/broker/post-property/edit-property/LateEdit.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const changeOf = (path: string, before: string, now: string, mine?: string) =>
  propertyShape.fields.flatMap((field) => {
    const change = { field, label: field.label, before, now, theirs: now, agreed: false };
    return field.path === path ? [{ ...change, ...(mine && { mine: { words: mine, value: mine } }) }] : [];
  });
const nobody = { added: 0, deleted: 0 };
const both = [
  ...changeOf('basic.city', 'Jaipur', 'Ajmer'),
  ...changeOf('features.facing', 'East', ''),
  ...changeOf('basic.title', 'Corner flat', 'Corner flat with a view of the lake', 'Sunny corner flat'),
  ...changeOf('features.expected_price', '₹98,50,000', '₹90,00,000', '₹95,00,000'),
];

const meta = preview.meta({
  component: LateEdit,
  args: {
    late: { changes: both, photos: { added: 2, deleted: 1 }, ofDraft: false },
    onChoose: fn(),
    onUseMine: fn(),
    onUseTheirs: fn(),
  },
  decorators: [inBox({ p: 2, maxWidth: 820 })],
});

export const Both = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Theirs: ₹90,00,000' }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ now: '₹90,00,000' }), 'theirs');
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await expect(args.onUseTheirs).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use mine and save' }));
    await expect(args.onUseMine).toHaveBeenCalled();
  },
});
/** Nothing conflicts, so the changes are only listed. */
export const OnlyTheirs = meta.story({
  args: { late: { changes: both.slice(0, 2), photos: nobody, ofDraft: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save mine' })).toBeVisible();
  },
});
export const OfADraft = meta.story({
  args: { late: { changes: both, photos: nobody, ofDraft: true } },
  globals: { viewport: { value: 'phone' } },
});
