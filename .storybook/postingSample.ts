import { photoUrl } from '../contract/fixtures/photoUrl';
import { newProgress } from '../src/features/properties/postProperty';
import type { DraftPhoto, Photos } from '../src/screens/broker/post-property/usePhotos';
import type { Posting } from '../src/screens/broker/post-property/usePostProperty';
import { pictureFile } from '../stories/mocks/properties';

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
  progress: { current: newProgress() },
  step: undefined,
  uploaded: new Map(),
  failure: undefined,
  saved: false,
  video: undefined,
  ...over,
});
