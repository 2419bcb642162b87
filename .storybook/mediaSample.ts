import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import type { GalleryPicture } from '#src/ui/media/galleryTypes.ts';

const homes = ['haveli', 'villa', 'flat', 'plot', 'farm', 'shop', 'floor', 'office'];

/** A drawn picture; another number, another picture. */
export const samplePicture = (index: number) => photoUrl(homes[index % homes.length] ?? 'flat', 'exterior', index);

/** An address at which no picture is. */
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

/** So many pictures of one home; those whose numbers are named cannot be loaded. */
export const sampleGallery = (count: number, broken: readonly number[] = []): GalleryPicture[] =>
  Array.from({ length: count }, (_, index) => {
    const room = rooms[index % rooms.length] ?? 'Room';
    const src = broken.includes(index) ? brokenPicture : samplePicture(index);
    return { id: index + 1, src, alt: room, title: room, caption: `${room}, seen from the door` };
  });
