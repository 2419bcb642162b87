import { SectionCard } from '#src/screens/broker/post-property/SectionCard.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SectionCard });

export const Filled = meta.story({
  args: { id: 'features', number: 2, title: 'Features and price', purpose: 'The facts buyers compare', children: null },
});
