import type { SentPhoto } from '../media/types.ts';

/** A photo as if it had been uploaded. */
export const sentPhoto = (bytes: Buffer): SentPhoto => ({ read: async () => bytes });
