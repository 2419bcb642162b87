import { expect, fn } from 'storybook/test';
import { buildUser } from '#contract/fixtures/users.ts';
import { UserCard } from '#src/features/users/UserCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: UserCard,
  args: { user: buildUser(), onEdit: fn() },
  decorators: [inBox({ p: 2, maxWidth: 360 })],
});

export const Active = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${args.user.name}` }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.user);
  },
});

export const LongTextWithoutPhone = meta.story({
  args: {
    user: buildUser({
      name: 'Chandrashekhar Venkatasubramanian Iyer and Sons',
      email: 'chandrashekhar.venkatasubramanian.iyer.and.sons@realty.nivaas.example',
      phone: null,
      status: 'inactive',
    }),
  },
});
