import { expect, waitFor, within } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeGallery } from '#src/screens/public/home/HomeGallery.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeGallery, args: { home: buildHomeDetail() } });

/** By keyboard: Enter opens the large view, arrow keys move, and Escape returns the focus. */
export const Whole = meta.story({
  play: async ({ canvas, userEvent }) => {
    const photo = canvas.getByRole('link', { name: /photo 1 of 5/ });
    photo.focus();
    await userEvent.keyboard('{Enter}');
    const view = within(await within(document.body).findByRole('dialog'));
    await expect(await view.findByText('1 of 5')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await view.findByText('2 of 5')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(photo).toHaveFocus());
  },
});
