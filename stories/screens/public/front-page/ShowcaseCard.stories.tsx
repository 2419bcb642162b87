import { SaveButton } from '#src/features/showcase/SaveButton.tsx';
import { ShowcaseCard } from '#src/screens/public/front-page/ShowcaseCard.tsx';
import { samplePicture } from '#stories/samples/gallery.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ShowcaseCard,
  args: {
    image: samplePicture(0),
    title: 'Neem Court',
    status: 'New launch',
    buttons: <SaveButton id="a" title="Neem Court" />,
    children: '₹78 Lac – 1.35 Cr',
  },
});

export const Plain = meta.story();
