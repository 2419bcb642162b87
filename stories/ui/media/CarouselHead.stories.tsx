import Button from '@mui/material/Button';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { PublicHeading } from '../../../src/ui/layout/PublicHeading';
import { CarouselHead } from '../../../src/ui/media/CarouselHead';

const meta = preview.meta({
  component: CarouselHead,
  args: { head: <PublicHeading title="Recommended sellers" />, controls: <Button>Next</Button>, spaced: true },
  parameters: inBothSchemes,
});

export const Plain = meta.story();
