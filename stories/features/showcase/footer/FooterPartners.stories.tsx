import { FooterPartners } from '#src/features/showcase/footer/FooterPartners.tsx';
import { footerPartners } from '#src/features/showcase/footer/footerWords.ts';
import { onDeep } from '#storybook/onDeep.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: FooterPartners,
  args: { label: 'Partners', names: footerPartners },
  decorators: [onDeep],
});

export const Many = meta.story({ args: { names: [...footerPartners, 'Rajputana Homes', 'Dhundhar Cement'] } });
