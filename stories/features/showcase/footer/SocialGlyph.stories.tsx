import { SocialGlyph } from '#src/features/showcase/footer/SocialGlyph.tsx';
import { onDeep } from '#storybook/onDeep.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: SocialGlyph, args: { network: 'linkedin' }, decorators: [onDeep] });

export const All = meta.story({
  render: () => (
    <>
      <SocialGlyph network="linkedin" />
      <SocialGlyph network="facebook" />
      <SocialGlyph network="x" />
      <SocialGlyph network="youtube" />
    </>
  ),
});
