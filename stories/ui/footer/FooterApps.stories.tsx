import { enterOutside } from '../../../.storybook/enterOutside';
import { footerApps } from '../../../.storybook/footerSample';
import { inBothSchemes } from '../../../.storybook/modes';
import { OnDeep } from '../../../.storybook/OnDeep';
import preview from '../../../.storybook/preview';
import { FooterApps } from '../../../src/ui/footer/FooterApps';

const meta = preview.meta({
  component: FooterApps,
  args: { apps: footerApps },
  decorators: [
    (Story) => (
      <OnDeep>
        <Story />
      </OnDeep>
    ),
  ],
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
