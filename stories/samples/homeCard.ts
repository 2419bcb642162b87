import { expect, fireEvent, waitFor } from 'storybook/test';
import { inBox } from '#storybook/inBox.tsx';

/** The width of a card on the home page. */
export const inCardsPlace = inBox({ maxWidth: 288, m: 2, display: 'grid' });

/** Makes the card's picture fail to load: a placeholder with the title or its first letter replaces it. */
export const failPicture = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const image = canvasElement.querySelector('img');
  if (!image) throw new Error('There is no picture');
  await fireEvent.error(image);
  await waitFor(() => expect(image.src).toMatch(/^data:image\/svg/));
};
