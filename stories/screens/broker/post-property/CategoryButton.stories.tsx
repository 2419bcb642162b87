import { expect, fn, screen, waitFor } from 'storybook/test';
import { CategoryButton } from '#src/screens/broker/post-property/CategoryButton.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CategoryButton,
  args: { name: 'Exterior picture 1', category: 'exterior', onChoose: fn() },
  decorators: [inBox({ p: 2 })],
});

export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Category of Exterior picture 1' });
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: 'Exterior' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Exterior' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Kitchen' }));
    await expect(args.onChoose).toHaveBeenCalledWith('kitchen');
  },
});
