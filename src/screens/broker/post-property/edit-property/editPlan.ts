import type { Media, PropertyDetail, PropertyPatchBody } from '#contract/properties/schemas.ts';
import { youtubeId } from '#contract/rules/youtube.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import type { ChosenPhoto } from '../submission/postProgress.ts';
import type { PropertyFormValues } from '../submission/propertyForm.ts';
import type { DraftPhoto } from '../submission/state.ts';
import type { StartPhoto } from '../submission/usePhotoActions.ts';
import { editBody } from './editForm.ts';

/** The parts of a photo that saving needs. */
type EditPhoto = Pick<DraftPhoto, 'id' | 'category' | 'file' | 'removed'> & { readonly preview?: string };

/** A home as it should be after saving. */
export interface EditSubject {
  readonly values: PropertyFormValues;
  /** In the order in which they are shown. */
  readonly photos: readonly EditPhoto[];
  readonly defaultId: string | undefined;
}

/** What the server has: the home, and the server's ids of its photos by those of the page. */
export interface EditBase {
  readonly home: PropertyDetail;
  readonly uploaded: ReadonlyMap<string, number>;
}

/** What is left to save. */
export interface EditPlan {
  readonly body: Omit<PropertyPatchBody, 'updated_at'> | undefined;
  readonly remove: readonly number[];
  readonly add: readonly ChosenPhoto[];
  readonly categories: readonly { readonly mediaId: number; readonly category: Media['category'] }[];
  readonly order: boolean;
  /** The id of the photo that becomes the default one. */
  readonly primary: string | undefined;
  readonly addVideo: string | undefined;
  readonly removeVideo: number | undefined;
}

/** The page's id of a photo of the property. */
export const photoIdOf = (mediaId: number): string => `media-${mediaId}`;

/** A photo of the property, as the page holds it. */
export const photoOf = ({ id, category, file_url: url }: Media): StartPhoto => ({
  id: photoIdOf(id),
  category,
  preview: fileUrl(url, 800),
});

const isFile = (photo: EditPhoto): photo is EditPhoto & ChosenPhoto => photo.file !== undefined;

/** What saving has to do to make the server's home match the page. */
export const planOf = ({ values, photos, defaultId }: EditSubject, { home, uploaded }: EditBase): EditPlan => {
  const known = new Map(home.media.map((one) => [one.id, one]));
  const mediaOf = ({ id }: Pick<EditPhoto, 'id'>) => known.get(uploaded.get(id) ?? 0);
  const kept = photos.filter(({ removed }) => !removed);
  const there = kept.flatMap((photo) => {
    const media = mediaOf(photo);
    return media ? [{ photo, media }] : [];
  });
  const add = kept.filter(isFile).filter((photo) => !mediaOf(photo));
  const idOf = new Map(there.map(({ photo, media }) => [media.id, photo.id]));
  const asSaved = [...home.media.flatMap(({ id }) => idOf.get(id) ?? []), ...add.map(({ id }) => id)];
  const wanted = new Set(asSaved);
  const primaryId = there.find(({ media }) => media.is_primary)?.photo.id;
  const video = values.video.trim();
  const [old] = home.videos;
  const shown = home.videos.find(({ url }) => youtubeId(url) === youtubeId(video));
  return {
    body: editBody(values, home),
    remove: photos.flatMap((photo) => (photo.removed ? (mediaOf(photo)?.id ?? []) : [])),
    add,
    categories: there.flatMap(({ photo, media }) =>
      photo.category === media.category ? [] : [{ mediaId: media.id, category: photo.category }],
    ),
    order: asSaved.join() !== kept.flatMap(({ id }) => (wanted.has(id) ? id : [])).join(),
    primary: defaultId !== undefined && defaultId !== primaryId && wanted.has(defaultId) ? defaultId : undefined,
    addVideo: video && !shown ? video : undefined,
    removeVideo: old && shown !== old ? old.id : undefined,
  };
};

/** Whether nothing is left to save. */
export const isDone = ({ body, remove, add, categories, order, primary, addVideo, removeVideo }: EditPlan): boolean =>
  !body && !order && remove.length + add.length + categories.length === 0 && !(primary ?? addVideo ?? removeVideo);

/**
 * Rebases photos that were edited over `before` onto the `current` home: photos that others deleted go, photos that
 * others added come last, and what was not changed here follows the home.
 */
export const rebasePhotos = <Photo extends StartPhoto>(
  { photos, defaultId }: { photos: readonly Photo[]; defaultId: string | undefined },
  { home: before, uploaded }: EditBase,
  current: PropertyDetail,
): { photos: (Photo | StartPhoto)[]; defaultId: string | undefined; uploaded: Map<string, number> } => {
  const old = new Map(before.media.map((one) => [one.id, one]));
  const now = new Map(current.media.map((one) => [one.id, one]));
  const placeOf = new Map(current.media.map(({ id }, at) => [id, at]));
  const mediaId = ({ id }: StartPhoto) => uploaded.get(id);
  const left = photos.flatMap((photo) => {
    const id = mediaId(photo);
    if (id === undefined) return [photo];
    const media = now.get(id);
    if (!media) return [];
    return [old.get(id)?.category === photo.category ? { ...photo, category: media.category } : photo];
  });
  const listed = left.filter((photo) => mediaId(photo) !== undefined);
  const oldPlaces = new Map(before.media.map(({ id }, at) => [id, at]));
  const place = (places: ReadonlyMap<number, number>, photo: StartPhoto) => places.get(mediaId(photo) ?? 0) ?? 0;
  const moved = listed.some((photo, at) => {
    const next = listed[at + 1];
    return next && place(oldPlaces, photo) > place(oldPlaces, next);
  });
  const inOrder = moved
    ? left
    : [
        ...listed.sort((one, other) => place(placeOf, one) - place(placeOf, other)),
        ...left.filter((photo) => mediaId(photo) === undefined),
      ];
  const mine = new Set(uploaded.values());
  const added = current.media.filter(({ id }) => !mine.has(id));
  const ids = new Map([...uploaded].filter(([, id]) => now.has(id)));
  for (const { id } of added) ids.set(photoIdOf(id), id);
  const primaryId = before.media.find(({ is_primary }) => is_primary)?.id;
  const followed = defaultId === undefined || uploaded.get(defaultId) === primaryId;
  const leader = current.media.find(({ is_primary }) => is_primary)?.id;
  const next = followed ? [...ids].find(([, id]) => id === leader)?.[0] : defaultId;
  const all = [...inOrder, ...added.map(photoOf)];
  const lead = all.find(({ id, removed }) => id === next && !removed);
  return { photos: all, defaultId: lead?.id, uploaded: ids };
};
