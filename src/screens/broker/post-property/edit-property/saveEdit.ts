import type { PropertyDetail, PropertyPatchBody } from '#contract/properties/schemas.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { sendPhoto } from '../submission/photoSending.ts';
import type { ChosenPhoto, PostCalls, PostProgress, PostStep } from '../submission/postProgress.ts';
import { failingAs } from '../submission/postProperty.ts';
import { type EditPlan, type EditSubject, planOf } from './editPlan.ts';

/** What the server has, as far as the page knows: each step of a save brings it up to date. */
export interface EditProgress extends PostProgress {
  home: PropertyDetail;
  /** The idempotency keys of the videos that were sent, by URL, so that each is attached only once. */
  readonly videoKeys: Map<string, string>;
}

/** The API calls of a save. */
export interface EditCalls extends Pick<PostCalls, 'upload' | 'mediaOf' | 'setPrimary' | 'newKey'> {
  change: (id: number, body: PropertyPatchBody) => Promise<PropertyDetail>;
  read: (id: number) => Promise<PropertyDetail>;
  order: (id: number, order: number[]) => Promise<unknown>;
  categorise: (id: number, mediaId: number, category: string) => Promise<unknown>;
  remove: (id: number, mediaId: number) => Promise<unknown>;
  addVideo: (id: number, url: string, idempotencyKey: string) => Promise<{ id: number; url: string }>;
  removeVideo: (id: number, videoId: number) => Promise<unknown>;
}

type Doing = PostStep['doing'];

/** The steps that a plan needs, in their order. */
export const stepsOfPlan = (plan: EditPlan): Doing[] => {
  const steps: [Doing, boolean][] = [
    ['change', plan.body !== undefined],
    ['remove', plan.remove.length > 0],
    ['upload', plan.add.length > 0],
    ['category', plan.categories.length > 0],
    ['order', plan.order],
    ['primary', plan.primary !== undefined],
    ['video', (plan.addVideo ?? plan.removeVideo) !== undefined],
  ];
  return steps.flatMap(([doing, needed]) => (needed ? doing : []));
};

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

// Already gone: an earlier response was lost, or another user was faster.
const unlessGone = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!isStatus(error, 404)) throw error;
  });
};

/** Adds the photos that have arrived to the known home. */
export const adoptUploaded = (progress: EditProgress, photos: EditSubject['photos']): void => {
  const { media } = progress.home;
  const known = new Set(media.map(({ id }) => id));
  const arrived = photos.flatMap(({ id: photoId, category, preview = '' }) => {
    const id = progress.uploaded.get(photoId);
    if (id === undefined || known.has(id)) return [];
    return [{ id, category, file_url: preview, is_primary: false, media_type: 'image' }];
  });
  progress.home = { ...progress.home, media: [...media, ...arrived] };
};

/**
 * Saves an edit: the fields, then photos (delete, add, category, order, default), then the video, adding the new one
 * before the old one is deleted. Each step is recorded in `progress` before the next begins, so that another call does
 * only what is left. Throws StepFailed.
 */
export const saveEdit = async (
  subject: EditSubject,
  progress: EditProgress,
  calls: EditCalls,
  onStep: (step: PostStep) => void,
): Promise<void> => {
  const { id } = progress.home;
  const known = <Change extends Partial<PropertyDetail>>(change: Change) => {
    progress.home = { ...progress.home, ...change };
  };
  const media = () => progress.home.media;
  const plan = planOf(subject, progress);
  const step = async (now: PostStep, work: () => Promise<void>) => {
    onStep(now);
    await failingAs(now, work);
  };

  const { body } = plan;
  if (body)
    await step({ doing: 'change' }, async () => {
      const saved = await calls.change(id, { ...body, updated_at: progress.home.updated_at });
      // Photos and videos stay as this page knows them until they have been compared.
      known({ ...saved, media: media(), videos: progress.home.videos });
    });

  for (const gone of plan.remove)
    await step({ doing: 'remove' }, async () => {
      await unlessGone(calls.remove(id, gone));
      known({ media: media().filter((one) => one.id !== gone) });
      for (const [photoId, mediaId] of progress.uploaded) if (mediaId === gone) progress.uploaded.delete(photoId);
    });

  const chosen: readonly ChosenPhoto[] = plan.add;
  for (const [index, photo] of chosen.entries()) {
    const now = { doing: 'upload', photoId: photo.id, at: index + 1, of: chosen.length, sent: 0 } as const;
    await failingAs(now, () => sendPhoto(photo, chosen, progress, calls, (sent) => onStep({ ...now, sent })));
    adoptUploaded(progress, subject.photos);
  }

  for (const { mediaId, category } of plan.categories)
    await step({ doing: 'category' }, async () => {
      await unlessGone(calls.categorise(id, mediaId, category));
      known({ media: media().map((one) => (one.id === mediaId ? { ...one, category } : one)) });
    });

  if (plan.order) await step({ doing: 'order' }, () => putInOrder(subject, progress, calls));

  const lead = plan.primary === undefined ? undefined : progress.uploaded.get(plan.primary);
  if (lead !== undefined)
    await step({ doing: 'primary' }, async () => {
      await unlessGone(calls.setPrimary(id, lead));
      known({ media: media().map((one) => ({ ...one, is_primary: one.id === lead })) });
    });

  const { addVideo, removeVideo } = plan;
  if (addVideo !== undefined)
    await step({ doing: 'video' }, async () => {
      const key = progress.videoKeys.get(addVideo) ?? calls.newKey();
      progress.videoKeys.set(addVideo, key);
      const added = await calls.addVideo(id, addVideo, key);
      known({ videos: [...progress.home.videos, added] });
    });
  if (removeVideo !== undefined)
    await step({ doing: 'video' }, async () => {
      await unlessGone(calls.removeVideo(id, removeVideo));
      known({ videos: progress.home.videos.filter((one) => one.id !== removeVideo) });
    });
};

const putInOrder = async ({ photos }: EditSubject, progress: EditProgress, calls: EditCalls): Promise<void> => {
  const { id } = progress.home;
  const mine = photos.flatMap(({ id: photoId, removed }) => (removed ? [] : (progress.uploaded.get(photoId) ?? [])));
  const keep = (order: readonly number[]) => {
    const placeOf = new Map(order.map((one, at) => [one, at]));
    const media = [...progress.home.media].sort((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0));
    progress.home = { ...progress.home, media };
  };
  try {
    await calls.order(id, mine);
    return keep(mine);
  } catch (error) {
    if (!isStatus(error, 409)) throw error;
  }
  // Another user added or deleted a photo in the meantime: put their photos last.
  const there = (await calls.read(id)).media.map((one) => one.id);
  const order = [...mine.filter((one) => there.includes(one)), ...there.filter((one) => !mine.includes(one))];
  await calls.order(id, order);
  keep(order);
};
