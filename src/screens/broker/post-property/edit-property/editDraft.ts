import type { PropertyDetail } from '#contract/properties/schemas.ts';
import { completed, type DraftSlot, keepText, readDraftPhoto, readKept } from '../submission/postDraft.ts';
import type { PropertyFormValues } from '../submission/propertyForm.ts';
import type { DraftPhoto } from '../submission/state.ts';
import type { StartPhoto } from '../submission/usePhotoActions.ts';
import { photoIdOf } from './editPlan.ts';

/** Unsaved changes of a home. */
export interface EditDraft {
  /** The home as the page knew it. */
  readonly home: PropertyDetail;
  readonly values: PropertyFormValues;
  readonly photos: readonly StartPhoto[];
  readonly defaultId: string | undefined;
  /** Photos that were sent and got no response. */
  readonly perhaps: readonly string[];
  /** When it was last kept: milliseconds since 1970. */
  readonly savedAt: number;
}

/** What a page keeps of an edit. */
export interface KeptEdit extends Omit<EditDraft, 'photos'> {
  readonly photos: readonly DraftPhoto[];
  readonly uploaded: ReadonlyMap<string, number>;
}

interface StoredPhoto {
  id: string;
  category: string;
  removed?: boolean;
  /** It is a new photo, whose file is kept beside the draft. */
  chosen?: boolean;
}

interface Stored extends Omit<EditDraft, 'photos'> {
  photos: StoredPhoto[];
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'home' in value && 'values' in value && 'photos' in value;

/** The slot of an edit's draft: each broker has one for each home. */
export const editSlotOf = (brokerId: number, propertyId: number): string => `${brokerId}-edit-${propertyId}`;

/** The draft of an edit in this browser: its fields from localStorage, its new photos from IndexedDB. */
export const readEditDraft = async (slot: DraftSlot): Promise<EditDraft | undefined> => {
  const stored = readKept(slot);
  if (!isStored(stored)) return undefined;
  const photos = await Promise.all(
    stored.photos.map(async ({ chosen, ...photo }): Promise<StartPhoto[]> => {
      if (!chosen) return [photo];
      const file = await readDraftPhoto(slot, photo.id);
      return file ? [{ ...photo, file }] : [];
    }),
  );
  return { ...stored, values: completed(stored.values), photos: photos.flat() };
};

/**
 * Keeps an edit without the files of its new photos; false when the browser refuses. A photo that has arrived is kept
 * as one of the property's.
 */
export const storeEditDraft = (slot: DraftSlot, { photos, uploaded, defaultId, ...edit }: KeptEdit): boolean => {
  const idOf = (id: string) => {
    const mediaId = uploaded.get(id);
    return mediaId === undefined ? id : photoIdOf(mediaId);
  };
  const stored: Stored = {
    ...edit,
    defaultId: defaultId && idOf(defaultId),
    photos: photos.map(({ id, category, removed = false }) => ({
      id: idOf(id),
      category,
      removed,
      chosen: !uploaded.has(id),
    })),
  };
  return keepText(slot, stored);
};
