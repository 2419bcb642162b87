import type { PropertyCreateBody } from '../../../contract/properties';
import { mediaCategories } from '../../../contract/propertyChoices';

/** A photo as it was chosen, before and after it reached the server. */
export interface ChosenPhoto {
  /** Ours, unique: also the Idempotency-Key of its upload. */
  readonly id: string;
  readonly category: string;
  readonly file: File;
}

/** How far a submit came. Kept by the screen between tries, so that none of it is done twice. */
export interface PostProgress {
  /** Sent with the create call; a new one when the property changed since the last try. */
  key?: { readonly value: string; readonly body: string };
  propertyId?: number;
  /** Photo id → its id on the server. */
  readonly uploaded: Map<string, number>;
  primaryPhotoId?: string;
}

/** The three calls of the sequence; each answers or throws. */
export interface PostCalls {
  create: (body: PropertyCreateBody, idempotencyKey: string) => Promise<number>;
  upload: (propertyId: number, photo: ChosenPhoto) => Promise<number>;
  setPrimary: (propertyId: number, mediaId: number) => Promise<unknown>;
  newKey: () => string;
}

/** What the sequence is doing, for the person who waits. `at` counts from 1. */
export type PostStep =
  | { doing: 'create' }
  | { doing: 'upload'; photoId: string; at: number; of: number }
  | { doing: 'primary' };

/** A photo that the server refused; `cause` is what the call threw. */
export class PhotoRefused extends Error {
  constructor(
    readonly photoId: string,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : '');
    this.name = 'PhotoRefused';
  }
}

/** The beginning of a submit: nothing done yet. */
export const newProgress = (): PostProgress => ({ uploaded: new Map() });

/** Photos in the order in which they are sent: category by category, within one as they were chosen. */
export const inUploadOrder = <Photo extends { readonly category: string }>(photos: readonly Photo[]): Photo[] =>
  mediaCategories.values.flatMap((category) => photos.filter((photo) => photo.category === category));

const created = async (body: PropertyCreateBody, progress: PostProgress, calls: PostCalls) => {
  if (progress.propertyId !== undefined) return progress.propertyId;
  const text = JSON.stringify(body);
  if (progress.key?.body !== text) progress.key = { value: calls.newKey(), body: text };
  progress.propertyId = await calls.create(body, progress.key.value);
  return progress.propertyId;
};

/**
 * The submit sequence (specification 001, section 4): create, photos one by one in category order, default photo.
 * Writes into `progress` as it goes; called again with the same one after a failure, it goes on where it stopped and never
 * creates a second property. Nothing uploaded is rolled back. Throws PhotoRefused for a photo, else what the call threw.
 */
export const postProperty = async (
  { body, photos, defaultId }: { body: PropertyCreateBody; photos: readonly ChosenPhoto[]; defaultId?: string },
  progress: PostProgress,
  calls: PostCalls,
  onStep: (step: PostStep) => void,
): Promise<number> => {
  onStep({ doing: 'create' });
  const propertyId = await created(body, progress, calls);
  const ordered = inUploadOrder(photos);
  for (const [index, photo] of ordered.entries()) {
    if (progress.uploaded.has(photo.id)) continue;
    onStep({ doing: 'upload', photoId: photo.id, at: index + 1, of: ordered.length });
    try {
      progress.uploaded.set(photo.id, await calls.upload(propertyId, photo));
    } catch (error) {
      throw new PhotoRefused(photo.id, error);
    }
  }
  const mediaId = defaultId === undefined ? undefined : progress.uploaded.get(defaultId);
  if (mediaId !== undefined && progress.primaryPhotoId !== defaultId) {
    onStep({ doing: 'primary' });
    await calls.setPrimary(propertyId, mediaId);
    progress.primaryPhotoId = defaultId;
  }
  return propertyId;
};
