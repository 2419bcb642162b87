import type { PropertyCreateBody } from '../../../contract/properties';
import { mediaCategories } from '../../../contract/propertyChoices';

/** A photo as it was chosen, before and after it reached the server. */
export interface ChosenPhoto {
  /** Ours, unique: also the Idempotency-Key of its upload. */
  readonly id: string;
  readonly category: string;
  readonly file: File;
}

/** An Idempotency-Key and what it was first sent with. */
interface KeyOf {
  readonly value: string;
  readonly body: string;
}

/** How far a submit came. Kept between tries, so that none of it is done twice. */
export interface PostProgress {
  /** Sent with the create call; a new one when the property changed since the last try. */
  key?: KeyOf;
  propertyId?: number;
  /** Photo id → its id on the server. */
  readonly uploaded: Map<string, number>;
  primaryPhotoId?: string;
  videoKey?: KeyOf;
  /** The video that is attached, as it was pasted. */
  video?: string;
}

/** The four calls of the sequence; each answers or throws. */
export interface PostCalls {
  create: (body: PropertyCreateBody, idempotencyKey: string) => Promise<number>;
  upload: (propertyId: number, photo: ChosenPhoto, onSent: (share: number) => void) => Promise<number>;
  setPrimary: (propertyId: number, mediaId: number) => Promise<unknown>;
  attachVideo: (propertyId: number, video: string, idempotencyKey: string) => Promise<unknown>;
  newKey: () => string;
}

/** What the sequence is doing, for the person who waits. `at` counts from 1; `sent` is the share of the photo, 0 to 1. */
export type PostStep =
  | { doing: 'create' }
  | { doing: 'upload'; photoId: string; at: number; of: number; sent: number }
  | { doing: 'primary' }
  | { doing: 'video' };

/** A step that failed; `cause` is what its call threw. */
export class StepFailed extends Error {
  constructor(
    readonly step: PostStep,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : '');
    this.name = 'StepFailed';
  }
}

/** What is to be posted. */
export interface PostSubject {
  readonly body: PropertyCreateBody;
  readonly photos: readonly ChosenPhoto[];
  /** The photo that leads the listing. */
  readonly defaultId?: string | undefined;
  /** A YouTube address or ID; '' for none. */
  readonly video?: string;
}

/** The beginning of a submit: nothing done yet. */
export const newProgress = (): PostProgress => ({ uploaded: new Map() });

/** Photos in the order in which they are sent: category by category, within one as they were laid. */
export const inUploadOrder = <Photo extends { readonly category: string }>(photos: readonly Photo[]): Photo[] =>
  mediaCategories.values.flatMap((category) => photos.filter((photo) => photo.category === category));

const keyFor = (known: KeyOf | undefined, body: string, newKey: () => string): KeyOf =>
  known?.body === body ? known : { value: newKey(), body };

/**
 * The submit sequence (specification 001, section 4): create, photos one by one in category order, default photo, video.
 * Writes into `progress` as it goes, before `onStep` tells of the next step; called again with the same one after a failure,
 * it goes on where it stopped and never creates a second property. Nothing uploaded is rolled back. Throws StepFailed.
 */
export const postProperty = async (
  { body, photos, defaultId, video = '' }: PostSubject,
  progress: PostProgress,
  calls: PostCalls,
  onStep: (step: PostStep) => void,
): Promise<number> => {
  const take = async <T>(step: PostStep, work: () => Promise<T>): Promise<T> => {
    onStep(step);
    try {
      return await work();
    } catch (error) {
      throw new StepFailed(step, error);
    }
  };
  let { propertyId } = progress;
  if (propertyId === undefined) {
    const key = keyFor(progress.key, JSON.stringify(body), calls.newKey);
    progress.key = key;
    propertyId = await take({ doing: 'create' }, () => calls.create(body, key.value));
    progress.propertyId = propertyId;
  }
  const property = propertyId;
  const ordered = inUploadOrder(photos);
  for (const [index, photo] of ordered.entries()) {
    if (progress.uploaded.has(photo.id)) continue;
    const step = { doing: 'upload', photoId: photo.id, at: index + 1, of: ordered.length, sent: 0 } as const;
    const mediaId = await take(step, () => calls.upload(property, photo, (sent) => onStep({ ...step, sent })));
    progress.uploaded.set(photo.id, mediaId);
  }
  const mediaId = defaultId === undefined ? undefined : progress.uploaded.get(defaultId);
  if (mediaId !== undefined && progress.primaryPhotoId !== defaultId) {
    await take({ doing: 'primary' }, () => calls.setPrimary(property, mediaId));
    progress.primaryPhotoId = defaultId;
  }
  const wanted = video.trim();
  if (wanted && progress.video === undefined) {
    const key = keyFor(progress.videoKey, wanted, calls.newKey);
    progress.videoKey = key;
    await take({ doing: 'video' }, () => calls.attachVideo(property, wanted, key.value));
    progress.video = wanted;
  }
  return property;
};
