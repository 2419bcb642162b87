import { FooterPartners } from '#src/features/showcase/footer/FooterPartners.tsx';
import { footerPartners } from '#src/features/showcase/footer/footerWords.ts';
import { onDeepBackground } from '#storybook/onDeepBackground.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: FooterPartners,
  args: { label: 'Partners', names: footerPartners },
  decorators: [onDeepBackground],
});

export const Many = meta.story({ args: { names: [...footerPartners, 'Rajputana Homes', 'Dhundhar Cement'] } });
