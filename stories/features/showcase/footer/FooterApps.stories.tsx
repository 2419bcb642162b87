import { FooterApps } from '#src/features/showcase/footer/FooterApps.tsx';
import { footerApps } from '#src/features/showcase/footer/footerWords.ts';
import { onDeepBackground } from '#storybook/onDeepBackground.tsx';
import preview from '#storybook/parts/preview.ts';
import { pressEnterOnOutsideLink } from '#storybook/pressEnterOnOutsideLink.ts';

const meta = preview.meta({
  component: FooterApps,
  args: { apps: footerApps },
  decorators: [onDeepBackground],
});

export const Two = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Download on the App Store', 'Get it on Google Play']) {
      await userEvent.tab();
      await pressEnterOnOutsideLink(userEvent, canvas.getByRole('link', { name }), '#');
    }
  },
});
