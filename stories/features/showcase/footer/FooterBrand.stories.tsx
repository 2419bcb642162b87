import { expect, waitFor } from 'storybook/test';
import { FooterBrand } from '#src/features/showcase/footer/FooterBrand.tsx';
import { footerSocial } from '#src/features/showcase/footer/footerWords.ts';
import { onDeepBackground } from '#storybook/onDeepBackground.tsx';
import preview from '#storybook/parts/preview.ts';
import { pressEnterOnOutsideLink } from '#storybook/pressEnterOnOutsideLink.ts';

const meta = preview.meta({
  component: FooterBrand,
  parameters: { router: { at: '/about-us' } },
  args: { homeTo: '/', tagline: 'Homes, found with care', social: footerSocial },
  decorators: [onDeepBackground],
});

export const WithSocial = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nivaas' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/));
    for (const { label, to } of footerSocial) {
      await userEvent.tab();
      await pressEnterOnOutsideLink(userEvent, canvas.getByRole('link', { name: label }), to);
    }
  },
});
