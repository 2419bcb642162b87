import { drawingOf, familyOf } from '../src/ui/illustrations/families';

const homes = ['haveli', 'villa', 'flat', 'plot', 'farm', 'shop', 'floor', 'office'];

/** A drawn picture that every browser shows; another number, another picture. */
export const samplePicture = (index: number) => drawingOf(familyOf(homes[index % homes.length] ?? ''), index).light;

/** An address at which no picture is. */
export const brokenPicture = 'data:image/png;base64,none';
