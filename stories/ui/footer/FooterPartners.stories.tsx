import { footerPartners } from '../../../.storybook/footerSample';
import { inBothSchemes } from '../../../.storybook/modes';
import { OnDeep } from '../../../.storybook/OnDeep';
import preview from '../../../.storybook/preview';
import { FooterPartners } from '../../../src/ui/footer/FooterPartners';

const meta = preview.meta({
  component: FooterPartners,
  args: { label: 'Partners', names: footerPartners },
  decorators: [
    (Story) => (
      <OnDeep>
        <Story />
      </OnDeep>
    ),
  ],
  parameters: inBothSchemes,
});

export const Many = meta.story({ args: { names: [...footerPartners, 'Rajputana Homes', 'Dhundhar Cement'] } });
