import type { SentPicture } from '../media/types.ts';

/** A picture as if it had been uploaded. */
export const sentPicture = (bytes: Buffer): SentPicture => ({ read: async () => bytes });
