import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PublicHeading,
  parameters: { layout: 'padded' },
  args: {
    title: 'Popular Owner Properties',
    line: 'Homes that their owners sell themselves.',
    more: <MoreLink label="See all Properties" to="/landing" />,
  },
});

export const Plain = meta.story();
