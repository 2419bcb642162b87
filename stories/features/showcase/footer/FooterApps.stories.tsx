import { FooterApps } from '#src/features/showcase/footer/FooterApps.tsx';
import { footerApps } from '#src/features/showcase/footer/footerWords.ts';
import { enterOutside } from '#storybook/enterOutside.ts';
import { onDeep } from '#storybook/onDeep.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: FooterApps,
  args: { apps: footerApps },
  decorators: [onDeep],
});

export const Two = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Download on the App Store', 'Get it on Google Play']) {
      await userEvent.tab();
      await enterOutside(userEvent, canvas.getByRole('link', { name }), '#');
    }
  },
});
