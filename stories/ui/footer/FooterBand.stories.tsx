import { FooterBand } from '#src/ui/footer/FooterBand.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import { onDeep } from '#storybook/onDeep.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FooterBand,
  args: { children: [<p key="1">One</p>, <p key="2">Two</p>, <p key="3">Three</p>] },
  decorators: [onDeep],
  parameters: inBothSchemes,
});

export const Three = meta.story();
