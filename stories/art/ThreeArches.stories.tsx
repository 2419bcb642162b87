import { ThreeArches } from '#src/art/ThreeArches.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: ThreeArches,
  args: { sx: { width: '100%', display: 'block' } },
  decorators: [inBox({ maxWidth: 480, bgcolor: 'roles.deep' })],
});

export const OnDeep = meta.story();
