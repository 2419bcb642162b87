import { expect } from 'storybook/test';
import { PublicFooter } from '#src/features/showcase/footer/PublicFooter.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PublicFooter, args: { topId: 'top' } });

/** The browser validates the email address; submitting sends nothing. The year is the current one. */
export const Whole = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(`© ${new Date().getFullYear()} Nivaas`)).toBeVisible();
    await expect(canvas.getByText('Toll-free')).toBeVisible();
    const field = canvas.getByLabelText('One letter a month, about homes in Jaipur');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'ishita@nivaas.example{Enter}');
    await expect(field).toHaveValue('ishita@nivaas.example');
  },
});
