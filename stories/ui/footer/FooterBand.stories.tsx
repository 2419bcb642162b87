import { inBothSchemes } from '../../../.storybook/modes';
import { onDeep } from '../../../.storybook/onDeep';
import preview from '../../../.storybook/preview';
import { FooterBand } from '../../../src/ui/footer/FooterBand';

const meta = preview.meta({
  component: FooterBand,
  args: { children: [<p key="1">One</p>, <p key="2">Two</p>, <p key="3">Three</p>] },
  decorators: [onDeep],
  parameters: inBothSchemes,
});

export const Three = meta.story();
