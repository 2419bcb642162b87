import { KeyCap } from '#src/ui/data/KeyCap.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: KeyCap, args: { children: 'Space' }, decorators: [inBox({ p: '24px' })] });

export const Word = meta.story();
export const Arrow = meta.story({ args: { children: '→' } });
