import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { buildPropertyDetail } from '#contract/fixtures/properties.ts';
import { PropertyDetails } from '#src/features/properties/PropertyDetails.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PropertyDetails,
  decorators: [
    (Story) => (
      <Box component="main" sx={{ maxWidth: 880, p: 2 }}>
        <h1>Property</h1>
        <h2>Details</h2>
        <Story />
      </Box>
    ),
  ],
});

const rows =
  'Price, Built-up area, Carpet area, Super area, Sale type, Availability, Floors, On floor, Furnishing, Facing, Flooring, Bedrooms, Bathrooms, Balconies, Booking amount, Maintenance, Ownership, RERA status, RERA number, Age, Possession by, Approving authority';
const whole = buildPropertyDetail();

/** Every row of the specification in its order, with the chip groups below. */
export const Filled = meta.story({
  args: {
    property: {
      ...whole,
      features: { ...whole.features, possession_by: 'By 2027', approving_authority: 'MUDA' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(rows.split(', '));
    const groups = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(groups).toEqual(['Description', 'Additional rooms', 'Highlights', 'Amenities', 'Nearby landmarks']);
  },
});
const videosOf = (...urls: string[]) => urls.map((url, at) => ({ id: at + 1, url }));

/** The video follows the description; nothing is requested from YouTube until it is played. */
export const WithVideo = meta.story({
  args: { property: { ...whole, videos: videosOf('https://www.youtube.com/watch?v=dQw4w9WgXcQ') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Video' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Watch video ${whole.title}` })).toBeVisible();
  },
});
/** All videos share one heading; blank URLs are left out, repeated ones shown once. */
export const WithVideos = meta.story({
  args: {
    property: {
      ...whole,
      videos: videosOf(
        'https://youtu.be/dQw4w9WgXcQ',
        ' ',
        '',
        'https://youtu.be/aqz-KE-bpKQ',
        'https://youtu.be/dQw4w9WgXcQ ',
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3, name: /^Video/ })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^Watch video/ })).toHaveLength(2);
  },
});
/** A response without features and with nearly empty media: the rest is shown. */
export const PartsMissing = meta.story({
  args: { property: { ...whole, features: undefined, media: [null, { id: 1, file_url: null, is_primary: true }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Image')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Amenities' })).toBeVisible();
  },
});
/** Media that are missing, null or not a list count as no photos. */
export const MediaMissing = meta.story({
  args: { property: whole },
  render: () => (
    <>
      {[undefined, null, { 0: 'photo' }, 'photo'].map((media) => (
        <PropertyDetails key={JSON.stringify(media) ?? ''} property={{ ...whole, media }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No Image')).toHaveLength(4);
  },
});
export const NextToNothing = meta.story({
  args: {
    property: buildPropertyDetail({
      features: {},
      media: [],
      description: null,
      highlights: [],
      amenities: [],
      nearby_landmarks: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Image')).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
});
