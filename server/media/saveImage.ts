import type { SaveImage } from './types.ts';

/** See `SaveImage`. The pipeline is loaded with the first picture, because its library is large. */
export const saveImage: SaveImage = async (...picture) => (await import('./pipeline.ts')).saveImage(...picture);
