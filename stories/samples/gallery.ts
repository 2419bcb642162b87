import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import type { GalleryPhoto } from '#src/ui/media/galleryTypes.ts';

const homes = ['haveli', 'villa', 'flat', 'plot', 'farm', 'shop', 'floor', 'office'];

/** The URL of a sample picture, different for each index. */
export const samplePicture = (index: number) => photoUrl(homes[index % homes.length] ?? 'flat', 'exterior', index);

/** The URL of a broken picture. */
export const brokenPicture = 'data:image/png;base64,none';

const rooms = [
  'Exterior',
  'Living room',
  'Bedroom',
  'Kitchen',
  'Courtyard',
  'Terrace',
  'Bathroom',
  'Floor plan',
  'Street',
];

/** `count` pictures of one home; those with the indexes `broken` cannot be loaded. */
export const sampleGallery = (count: number, broken: readonly number[] = []): GalleryPhoto[] =>
  Array.from({ length: count }, (_, index) => {
    const room = rooms[index % rooms.length] ?? 'Room';
    const src = broken.includes(index) ? brokenPicture : samplePicture(index);
    return { id: index + 1, src, alt: room, title: room, caption: `${room}, seen from the door` };
  });
