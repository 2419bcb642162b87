import type { SavePhoto } from './types.ts';

/** See `SavePhoto`. The pipeline is loaded with the first photo, because its library is large. */
export const savePhoto: SavePhoto = async (...args) => (await import('./pipeline.ts')).savePhoto(...args);
