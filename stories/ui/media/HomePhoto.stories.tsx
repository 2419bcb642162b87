import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';
import { brokenPicture } from '#stories/samples/gallery.ts';
import { inCardsPlace } from '#stories/samples/homeCard.ts';
import { type Photograph, photographUrl } from '#stories/samples/photographs.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: HomePhoto,
  args: { home: { id: 1, property_type: 'villa' }, sizes: '288px' },
});

export const Drawn = meta.story({ decorators: [inCardsPlace] });

// The width and aspect ratio of each place in the product.
const shapes = [
  ['Card', 288, 4 / 3],
  ['Card of Modern', 345, 3 / 2],
  ['Arch of Heritage', 240, 1 / 1.59],
  ['Hero of Modern', 300, 600 / 640],
  ['Hero of Minimal', 480, 16 / 9],
  ['Hero of Classic', 560, 1200 / 540],
  ['Strip', 160, 160 / 104],
  ['Row', 112, 4 / 3],
  ['To compare', 48, 4 / 3],
] as const;
const names: readonly Photograph[] = ['villa', 'towers', 'living'];

/** How each place crops a house, towers and a room: no crop cuts off a roof or shows only a floor. */
export const Crops = meta.story({
  render: (args) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, p: 2 }}>
      {names.flatMap((name) =>
        shapes.map(([place, width, ratio]) => (
          <Box key={name + place} sx={{ width, maxWidth: '100%', aspectRatio: `${ratio}`, overflow: 'hidden' }}>
            <HomePhoto {...args} url={photographUrl(name)} alt={`${name}: ${place}`} eager />
          </Box>
        )),
      )}
    </Box>
  ),
});

const odd = [
  ['Portrait', photographUrl('portrait')],
  ['Panorama', photographUrl('panorama')],
  ['Dark', photographUrl('dark')],
  ['Tiny', photographUrl('tiny')],
  ['Broken', brokenPicture],
] as const;

/**
 * Unusual photos: each fills its card without being distorted; a broken one is replaced by a drawing of the home's
 * kind.
 */
export const Odd = meta.story({
  render: (args) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 }}>
      {odd.map(([name, url]) => (
        <Box key={name} data-photo={name} sx={{ width: 288, aspectRatio: '4 / 3', overflow: 'hidden' }}>
          <HomePhoto {...args} url={url} alt={name} />
        </Box>
      ))}
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const broken = canvasElement.querySelector('[data-photo="Broken"]');
    await waitFor(() => expect(broken?.querySelector('img')?.getAttribute('src')).toMatch(/^\/pictures\/villa-/));
  },
});

/** Without a photo, a hero shows the wide drawing, which keeps its roofline in an even wider box. */
export const WideDrawings = meta.story({
  render: (args) => (
    <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
      {['flat', 'villa', 'studio_apartment'].map((type) => (
        <Box key={type} sx={{ aspectRatio: { xs: '1.2', sm: '2.67' }, overflow: 'hidden' }}>
          <HomePhoto {...args} home={{ id: 2, property_type: type, drawing: 0 }} wide />
        </Box>
      ))}
    </Box>
  ),
});
