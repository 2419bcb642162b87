import { expect } from 'storybook/test';
import { AboutFaq } from '#src/screens/public/about/AboutFaq.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AboutFaq });

/** Three questions; the first is open, the others open on click. */
export const Opens = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
    const answer = canvas.getByText(/^Sign up as an agent/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('I am a broker. How do I begin?'));
    await expect(answer).toBeVisible();
  },
});
