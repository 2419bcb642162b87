import { inBothSchemes } from '../../../.storybook/modes';
import { onDeep } from '../../../.storybook/onDeep';
import preview from '../../../.storybook/preview';
import { footerPartners } from '../../../src/features/showcase/footerWords';
import { FooterPartners } from '../../../src/ui/footer/FooterPartners';

const meta = preview.meta({
  component: FooterPartners,
  args: { label: 'Partners', names: footerPartners },
  decorators: [onDeep],
  parameters: inBothSchemes,
});

export const Many = meta.story({ args: { names: [...footerPartners, 'Rajputana Homes', 'Dhundhar Cement'] } });
