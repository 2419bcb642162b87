import { expect, waitFor } from 'storybook/test';
import { enterOutside } from '../../../.storybook/enterOutside';
import { inBothSchemes } from '../../../.storybook/modes';
import { onDeep } from '../../../.storybook/onDeep';
import preview from '../../../.storybook/preview';
import { footerSocial } from '../../../src/features/showcase/footerWords';
import { FooterBrand } from '../../../src/ui/footer/FooterBrand';

const meta = preview.meta({
  component: FooterBrand,
  parameters: { ...inBothSchemes, router: { at: '/about-us' } },
  args: { homeTo: '/', tagline: 'Homes, found with care', social: footerSocial },
  decorators: [onDeep],
});

export const WithSocial = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nivaas' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/));
    for (const { label, to } of footerSocial) {
      await userEvent.tab();
      await enterOutside(userEvent, canvas.getByRole('link', { name: label }), to);
    }
  },
});
