import { forgetFiles, keepFile, readFile } from '#src/lib/fileStore.ts';
import type { ChosenPhoto, PostProgress } from './postProgress.ts';
import { emptyProperty, type PropertyFormValues } from './propertyForm.ts';

/** A property that is not completely posted. */
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

const keyOf = (brokerId: number) => `nivaas.draft.property.${brokerId}`;
const filesOf = (brokerId: number) => `property/${brokerId}/`;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'values' in value && 'photos' in value && 'progress' in value;

const readStored = (brokerId: number): Stored | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(brokerId)) ?? 'null');
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

// A draft of an older version of the page may lack new fields.
const completed = (values: PropertyFormValues): PropertyFormValues => ({
  ...emptyProperty,
  ...values,
  basic: { ...emptyProperty.basic, ...values.basic },
  features: { ...emptyProperty.features, ...values.features },
});

/** The broker's draft in this browser: its fields from localStorage, its photos from IndexedDB. */
export const readDraft = async (brokerId: number): Promise<PostDraft | undefined> => {
  const stored = readStored(brokerId);
  if (!stored) return undefined;
  const photos = await Promise.all(
    stored.photos.map(async ({ id, category }) => {
      const file = await readFile(filesOf(brokerId) + id).catch(() => undefined);
      return file ? [{ id, category, file }] : [];
    }),
  );
  const { uploaded, perhaps } = stored.progress;
  const progress = { ...stored.progress, uploaded: new Map(uploaded), perhaps: new Set(perhaps) };
  return { ...stored, values: completed(stored.values), photos: photos.flat(), progress };
};

/** Keeps the draft without its photos' files; false when the browser refuses. */
export const keepDraft = (brokerId: number, { values, photos, defaultId, progress, savedAt }: PostDraft): boolean => {
  const stored: Stored = {
    values,
    photos: photos.map(({ id, category }) => ({ id, category })),
    defaultId,
    progress: { ...progress, uploaded: [...progress.uploaded], perhaps: [...progress.perhaps] },
    savedAt,
  };
  try {
    localStorage.setItem(keyOf(brokerId), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
};

/** Keeps a photo's file. Rejects when there is no room for it. */
export const keepDraftPhoto = (brokerId: number, { id, file }: ChosenPhoto): Promise<unknown> =>
  keepFile(filesOf(brokerId) + id, file);

/** Forgets one photo's file. */
export const forgetDraftPhoto = (brokerId: number, id: string): Promise<unknown> =>
  forgetFiles(filesOf(brokerId) + id).catch(() => undefined);

/** Forgets the draft with its photos. */
export const forgetDraft = (brokerId: number): void => {
  try {
    localStorage.removeItem(keyOf(brokerId));
  } catch {
    // Storage is refused: there is no draft.
  }
  void forgetFiles(filesOf(brokerId)).catch(() => undefined);
};
