import Button from '@mui/material/Button';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { CarouselHead } from '#src/ui/media/CarouselHead.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CarouselHead,
  args: { head: <PublicHeading title="Recommended sellers" />, controls: <Button>Next</Button>, spaced: true },
  parameters: inBothSchemes,
});

export const Plain = meta.story();
