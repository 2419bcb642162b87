import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PublicHeading,
  args: {
    title: 'Popular Owner Properties',
    line: 'Homes that their owners sell themselves.',
    more: <MoreLink label="See all Properties" to="/landing" />,
  },
  parameters: inBothSchemes,
});

export const Plain = meta.story();
