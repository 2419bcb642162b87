import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import { newProgress } from '#src/features/properties/postProgress.ts';
import type { DraftPhoto, Photos } from '#src/screens/broker/post-property/usePhotos.ts';
import type { Posting } from '#src/screens/broker/post-property/usePostProperty.ts';
import { pictureFile } from '#stories/mocks/properties.ts';

const nothing = () => {};

/** A chosen photo: 'exterior-1'. */
export const chosenPhoto = (id: string, over: Partial<DraftPhoto> = {}): DraftPhoto => {
  const category = over.category ?? 'exterior';
  return { id, category, file: pictureFile(`${id}.jpg`), preview: photoUrl('villa', category, id.length), ...over };
};

/** Photos that nobody can change. */
export const stillPhotos = (over: Partial<Photos> = {}): Photos => ({
  list: [],
  defaultId: undefined,
  category: 'exterior',
  openCategory: nothing,
  add: async () => [],
  reading: false,
  remove: nothing,
  place: nothing,
  setDefault: nothing,
  setError: nothing,
  clear: nothing,
  unkept: false,
  ...over,
});

/** A submit as it stands: not begun, unless told otherwise. */
export const standing = (over: Partial<Posting> = {}): Omit<Posting, 'submit' | 'restart'> => ({
  retry: async () => {},
  canRemove: async () => true,
  progress: { current: newProgress() },
  step: undefined,
  uploaded: new Map(),
  perhaps: new Set(),
  primary: undefined,
  unsure: false,
  failure: undefined,
  saved: false,
  video: undefined,
  ...over,
});
