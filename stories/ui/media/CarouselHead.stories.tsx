import Button from '@mui/material/Button';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { CarouselHead } from '#src/ui/media/CarouselHead.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: CarouselHead,
  args: { head: <PublicHeading title="Recommended sellers" />, controls: <Button>Next</Button>, spaced: true },
});

export const Plain = meta.story();
