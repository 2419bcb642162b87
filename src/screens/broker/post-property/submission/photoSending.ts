import { mediaCategories } from '#contract/properties/choices.ts';
import { isOtherContent, isUndone } from './lostAnswer.ts';
import type { ChosenPhoto, PostCalls, PostProgress } from './postProgress.ts';

/** Photos in the property's order: those on the server first, in its order, then the others in the order of the page. */
export const asListed = <Photo extends { readonly id: string }>(
  photos: readonly Photo[],
  uploaded: ReadonlyMap<string, number>,
): Photo[] => {
  const idOf = ({ id }: Photo) => uploaded.get(id) ?? Number.POSITIVE_INFINITY;
  const onServer = photos.filter(({ id }) => uploaded.has(id));
  return [...onServer.sort((a, b) => idOf(a) - idOf(b)), ...photos.filter(({ id }) => !uploaded.has(id))];
};

/** Photos in the order of sending: by category, and within a category in the property's order. */
export const inUploadOrder = (photos: readonly ChosenPhoto[], uploaded: ReadonlyMap<string, number>): ChosenPhoto[] => {
  const listed = asListed(photos, uploaded);
  return mediaCategories.values.flatMap((category) => listed.filter((photo) => photo.category === category));
};

/**
 * Looks up a photo that got no response: resolves to its id on the server, or to undefined if the server does not have
 * it. Throws when only some of several such photos arrived, because they cannot be told apart.
 */
export const findPhoto = async (
  photo: ChosenPhoto,
  photos: readonly ChosenPhoto[],
  { propertyId, uploaded, perhaps }: PostProgress,
  calls: Pick<PostCalls, 'mediaOf'>,
): Promise<number | undefined> => {
  if (propertyId === undefined) return undefined;
  const known = new Set(uploaded.values());
  const alike = new Set(photos.filter(({ category }) => category === photo.category).map(({ id }) => id));
  const missed = [...perhaps].filter((id) => alike.has(id));
  const found = (await calls.mediaOf(propertyId)).filter(
    ({ id, category }) => category === photo.category && !known.has(id),
  );
  if (found.length > 0 && found.length < missed.length) {
    throw new Error('It is not known which of these images arrived. Try them again.');
  }
  return found[missed.indexOf(photo.id)]?.id;
};

/** Sends one photo of a saved property and records the outcome in `progress`. Every try uses the same key. */
export const sendPhoto = async (
  photo: ChosenPhoto,
  photos: readonly ChosenPhoto[],
  progress: PostProgress,
  calls: Pick<PostCalls, 'upload' | 'mediaOf'>,
  onSent: (share: number) => void,
): Promise<void> => {
  const { propertyId, uploaded, perhaps } = progress;
  if (propertyId === undefined) return;
  const triedBefore = perhaps.has(photo.id);
  perhaps.add(photo.id);
  onSent(0);
  const arrived = (mediaId: number) => {
    uploaded.set(photo.id, mediaId);
    perhaps.delete(photo.id);
  };
  try {
    arrived(await calls.upload(propertyId, photo, `${propertyId}-${photo.id}`, onSent));
  } catch (error) {
    // The key was used with other bytes: another browser version shrinks photos differently, but the photo is there.
    const mediaId = isOtherContent(error) ? await findPhoto(photo, photos, progress, calls) : undefined;
    if (mediaId !== undefined) return arrived(mediaId);
    if (isUndone(error, triedBefore)) perhaps.delete(photo.id);
    throw error;
  }
};
