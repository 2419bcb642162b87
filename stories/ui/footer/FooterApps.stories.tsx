import { enterOutside } from '../../../.storybook/enterOutside';
import { inBothSchemes } from '../../../.storybook/modes';
import { onDeep } from '../../../.storybook/onDeep';
import preview from '../../../.storybook/preview';
import { footerApps } from '../../../src/features/showcase/footerWords';
import { FooterApps } from '../../../src/ui/footer/FooterApps';

const meta = preview.meta({
  component: FooterApps,
  args: { apps: footerApps },
  decorators: [onDeep],
  parameters: inBothSchemes,
});

export const Two = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Download on the App Store', 'Get it on Google Play']) {
      await userEvent.tab();
      await enterOutside(userEvent, canvas.getByRole('link', { name }), '#');
    }
  },
});
