import { OgeePortrait } from '#src/features/showcase/OgeePortrait.tsx';
import { samplePicture } from '#stories/samples/gallery.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: OgeePortrait, args: { name: 'Asha Mehta', src: '', tone: 'gulabi' as const } });

export const Initials = meta.story();
export const Pictured = meta.story({ args: { src: samplePicture(1) } });
