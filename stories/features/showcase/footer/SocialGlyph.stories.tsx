import { SocialGlyph } from '#src/features/showcase/footer/SocialGlyph.tsx';
import { onDeepBackground } from '#storybook/onDeepBackground.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: SocialGlyph, args: { network: 'linkedin' }, decorators: [onDeepBackground] });

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
