import { footerPartners } from '#src/features/showcase/footerWords.ts';
import { FooterPartners } from '#src/ui/footer/FooterPartners.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import { onDeep } from '#storybook/onDeep.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FooterPartners,
  args: { label: 'Partners', names: footerPartners },
  decorators: [onDeep],
  parameters: inBothSchemes,
});

export const Many = meta.story({ args: { names: [...footerPartners, 'Rajputana Homes', 'Dhundhar Cement'] } });
