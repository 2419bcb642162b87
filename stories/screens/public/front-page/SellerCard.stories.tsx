import { expect, fireEvent, waitFor } from 'storybook/test';
import { sampleSellers } from '#src/features/showcase/samples/people.ts';
import { SellerCard } from '#src/screens/public/front-page/SellerCard.tsx';
import { brokenPicture } from '#stories/samples/gallery.ts';
import { inCardsPlace } from '#stories/samples/homeCard.ts';
import preview from '#storybook/preview.tsx';

const [pro, , plain] = sampleSellers;
if (!pro || !plain) throw new Error('There are no samples');

const meta = preview.meta({
  component: SellerCard,
  args: { seller: pro, at: 0 },
  decorators: [inCardsPlace],
});

export const Pro = meta.story({
  play: async ({ canvas }) => {
    for (const words of ['HOUSING EXPERT PRO', 'Vaishali Nagar, C-Scheme, Bani Park'])
      await expect(canvas.getByText(words)).toBeVisible();
    const figures = canvas.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    await expect(figures).toEqual(['Experience: 14 years', 'Properties: 86']);
  },
});

export const Expert = meta.story({
  args: { seller: { ...plain, years: 1 }, at: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HOUSING EXPERT')).toBeVisible();
    await expect(canvas.getByText('1 year')).toBeVisible();
  },
});

/** The initials replace a picture that fails. */
export const PictureFails = meta.story({
  args: { seller: { ...pro, avatar: brokenPicture } },
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector('img');
    if (image) await fireEvent.error(image);
    await waitFor(() => expect(canvas.getByText('AM')).toBeVisible());
  },
});
