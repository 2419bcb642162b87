import { Heart } from 'lucide-react';
import { fn } from 'storybook/test';
import { CardButton } from '#src/features/showcase/CardButton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CardButton,
  args: { label: 'Save', onClick: fn(), children: <Heart size={20} strokeWidth={1.75} /> },
});

export const Plain = meta.story();
export const Pressed = meta.story({ args: { pressed: true } });
