import { expect, type within } from 'storybook/test';

interface Played {
  canvas: ReturnType<typeof within>;
}

/** A section of the home page that shows its samples: its heading and the number of its cards. */
export const showsSamples =
  (name: string, cards: number) =>
  async ({ canvas }: Played) => {
    await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(cards);
  };

/** A section of the home page that shows two cards of its own instead of the samples. */
export const showsTwo = async ({ canvas }: Played) => expect(canvas.getAllByRole('article')).toHaveLength(2);
