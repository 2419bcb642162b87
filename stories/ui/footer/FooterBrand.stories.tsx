import { expect } from 'storybook/test';
import { footerSocial } from '../../../.storybook/footerSample';
import { OnDeep } from '../../../.storybook/OnDeep';
import preview from '../../../.storybook/preview';
import { FooterBrand } from '../../../src/ui/footer/FooterBrand';

const meta = preview.meta({
  component: FooterBrand,
  args: { homeTo: '/', tagline: 'Homes, found with care', social: footerSocial },
  decorators: [
    (Story) => (
      <OnDeep>
        <Story />
      </OnDeep>
    ),
  ],
});

export const WithSocial = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nivaas on LinkedIn' })).toBeVisible();
  },
});
