import { FooterBand } from '#src/ui/footer/FooterBand.tsx';
import { onDeep } from '#storybook/onDeep.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: FooterBand,
  args: { children: [<p key="1">One</p>, <p key="2">Two</p>, <p key="3">Three</p>] },
  decorators: [onDeep],
});

export const Three = meta.story();
