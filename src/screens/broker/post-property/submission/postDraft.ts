import { forgetFiles, readFile, storeFile } from '#src/lib/fileStore.ts';
import type { ChosenPhoto, PostProgress } from './postProgress.ts';
import { emptyProperty, type PropertyFormValues } from './propertyForm.ts';

/** A property that is not fully posted yet. */
export interface PostDraft {
  readonly values: PropertyFormValues;
  readonly photos: readonly ChosenPhoto[];
  readonly defaultId?: string | undefined;
  /** The progress of its submit. */
  readonly progress: PostProgress;
  /** When it was last kept: milliseconds since 1970. */
  readonly savedAt: number;
}

interface Stored {
  values: PropertyFormValues;
  photos: { id: string; category: string }[];
  defaultId?: string | undefined;
  progress: Omit<PostProgress, 'uploaded' | 'perhaps'> & { uploaded: [string, number][]; perhaps?: string[] };
  savedAt: number;
}

/** Identifies a draft: a broker's id, extended for the draft of an edit. */
export type DraftSlot = number | string;

const filesOf = (slot: DraftSlot) => `property/${slot}/`;
const untouched = JSON.stringify(emptyProperty);

/** A draft's key in localStorage, and the name of the lock held by the tab that keeps it. */
export const draftKeyOf = (slot: DraftSlot): string => `nivaas.draft.property.${slot}`;

/** The stored value of a draft; undefined without one. */
export const readKept = (slot: DraftSlot): unknown => {
  try {
    return JSON.parse(localStorage.getItem(draftKeyOf(slot)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a draft without its photos' files; false when the browser refuses. */
export const keepText = (slot: DraftSlot, stored: object): boolean => {
  try {
    localStorage.setItem(draftKeyOf(slot), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
};

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'values' in value && 'photos' in value && 'progress' in value;

// A draft from an older version of the page may lack newer fields.
export const completed = (values: PropertyFormValues): PropertyFormValues => ({
  ...emptyProperty,
  ...values,
  basic: { ...emptyProperty.basic, ...values.basic },
  features: { ...emptyProperty.features, ...values.features },
});

/** The broker's draft in this browser: its fields from localStorage, its photos from IndexedDB. */
export const readDraft = async (slot: DraftSlot): Promise<PostDraft | undefined> => {
  const stored = readKept(slot);
  if (!isStored(stored)) return undefined;
  const photos = await Promise.all(
    stored.photos.map(async ({ id, category }) => {
      const file = await readDraftPhoto(slot, id);
      return file ? [{ id, category, file }] : [];
    }),
  );
  const { uploaded, perhaps } = stored.progress;
  const progress = { ...stored.progress, uploaded: new Map(uploaded), perhaps: new Set(perhaps) };
  return { ...stored, values: completed(stored.values), photos: photos.flat(), progress };
};

/** What is kept of a photo besides its file. */
type KeptPhoto = Pick<ChosenPhoto, 'id' | 'category'>;

/** Keeps the draft without its photos' files; false when the browser refuses. */
export const storeDraft = (
  slot: DraftSlot,
  { values, photos, defaultId, progress, savedAt }: Omit<PostDraft, 'photos'> & { photos: readonly KeptPhoto[] },
): boolean => {
  const stored: Stored = {
    values,
    photos: photos.map(({ id, category }) => ({ id, category })),
    defaultId,
    progress: { ...progress, uploaded: [...progress.uploaded], perhaps: [...progress.perhaps] },
    savedAt,
  };
  return keepText(slot, stored);
};

/** Whether there is anything to keep. */
export const isBegun = ({
  values,
  photos,
  progress,
}: Pick<PostDraft, 'values' | 'progress'> & { photos: readonly unknown[] }) =>
  photos.length > 0 || progress.propertyId !== undefined || JSON.stringify(values) !== untouched;

/** The kept file of a photo; undefined without one. */
export const readDraftPhoto = (slot: DraftSlot, id: string): Promise<File | undefined> =>
  readFile(filesOf(slot) + id).catch(() => undefined);

/** Keeps a photo's file. Rejects when there is no room for it. */
export const storeDraftPhoto = (slot: DraftSlot, { id, file }: ChosenPhoto): Promise<unknown> =>
  storeFile(filesOf(slot) + id, file);

/** Forgets one photo's file. */
export const forgetDraftPhoto = (slot: DraftSlot, id: string): Promise<unknown> =>
  forgetFiles(filesOf(slot) + id).catch(() => undefined);

/** Forgets the draft with its photos. */
export const forgetDraft = (slot: DraftSlot): void => {
  try {
    localStorage.removeItem(draftKeyOf(slot));
  } catch {
    // Storage is refused: there is no draft.
  }
  void forgetFiles(filesOf(slot)).catch(() => undefined);
};
