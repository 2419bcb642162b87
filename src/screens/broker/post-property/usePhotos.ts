import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDraftPhoto, keepDraftPhoto } from '#src/features/properties/postDraft.ts';
import type { ChosenPhoto } from '#src/features/properties/postProgress.ts';
import { newKey } from '#src/lib/idempotencyKey.ts';
import { readPicture } from '#src/lib/readPicture.ts';

/** A chosen photo with what the page shows of it. */
export interface DraftPhoto extends ChosenPhoto {
  preview: string;
  /** Why it could not be sent. */
  error?: string;
}

/** The photos chosen so far, at most one of them the default. */
export interface Photos {
  list: readonly DraftPhoto[];
  defaultId: string | undefined;
  /** The tab that is open: a category, or `video`. */
  category: string;
  openCategory: (category: string) => void;
  /** Keeps the pictures among the files, one after another as they are looked into; answers why the others were refused. */
  add: (category: string, files: readonly File[]) => Promise<string[]>;
  /** Files are being looked into: more photos may come. */
  reading: boolean;
  /** `instead` becomes the default one if this was. */
  remove: (id: string, instead?: string) => void;
  /** Puts a photo in the place of another one of its category. */
  place: (id: string, at: string) => void;
  /** Marks it as the default one; the one that is marked already is no longer. */
  setDefault: (id: string) => void;
  /** Also opens the category of a refused photo, so that it is seen. */
  setError: (id: string, error: string | undefined) => void;
  clear: () => void;
  /** The browser had no room to keep them all. */
  unkept: boolean;
}

/** What a draft holds of photos. */
export interface KeptPhotos {
  readonly photos: readonly ChosenPhoto[];
  readonly defaultId?: string | undefined;
}

const first = 'exterior';

/** Holds the photos of the page, kept in the draft of `keeper`, if any, as they come and go; their previews live as long. */
export const usePhotos = (keeper: number | undefined, kept?: KeptPhotos): Photos => {
  const [list, setList] = useState<readonly DraftPhoto[]>([]);
  const [defaultId, setDefaultId] = useState(kept?.defaultId);
  const [category, openCategory] = useState<string>(first);
  const [unkept, setUnkept] = useState(false);
  const [reading, setReading] = useState(0);
  // What is still being looked into when the page is emptied or left is for none.
  const turn = useRef(0);
  const start = useRef(kept?.photos ?? []);
  const previews = useRef(new Set<string>());

  const withPreview = useCallback((photo: ChosenPhoto): DraftPhoto => {
    const preview = URL.createObjectURL(photo.file);
    previews.current.add(preview);
    return { ...photo, preview };
  }, []);

  // Made here and not at the first render: what React draws twice would leave a preview behind.
  useEffect(() => {
    const made = previews.current;
    const begun = start.current.map(withPreview);
    setList((before) => [...begun, ...before]);
    return () => {
      turn.current += 1;
      for (const preview of made) URL.revokeObjectURL(preview);
      setList([]);
    };
  }, [withPreview]);

  const keep = (photo: ChosenPhoto) => {
    if (keeper !== undefined) keepDraftPhoto(keeper, photo).catch(() => setUnkept(true));
  };
  const take = (file: File, into: string) => {
    const added = withPreview({ id: newKey(), category: into, file });
    keep(added);
    setList((before) => [...before, added]);
  };
  const forget = ({ preview }: DraftPhoto) => {
    URL.revokeObjectURL(preview);
    previews.current.delete(preview);
  };

  return {
    list,
    defaultId,
    category,
    openCategory,
    unkept,
    add: async (into, files) => {
      const begun = turn.current;
      const problems: string[] = [];
      setReading((count) => count + 1);
      try {
        for (const file of files) {
          const found = await readPicture(file);
          if (turn.current !== begun) return [];
          if ('picture' in found) take(found.picture, into);
          else problems.push(found.problem);
        }
        return problems;
      } finally {
        setReading((count) => count - 1);
      }
    },
    reading: reading > 0,
    remove: (id, instead) => {
      list.filter((photo) => photo.id === id).forEach(forget);
      setList((before) => before.filter((photo) => photo.id !== id));
      setDefaultId((before) => (before === id ? instead : before));
      if (keeper !== undefined) void forgetDraftPhoto(keeper, id);
    },
    place: (id, at) =>
      setList((before) => {
        const photo = before.find((one) => one.id === id);
        const to = before.findIndex((one) => one.id === at);
        if (!photo || to < 0 || before[to]?.category !== photo.category) return before;
        const rest = before.filter((one) => one !== photo);
        return [...rest.slice(0, to), photo, ...rest.slice(to)];
      }),
    setDefault: (id) => setDefaultId((before) => (before === id ? undefined : id)),
    setError: (id, error) => {
      const refused = error === undefined ? undefined : list.find((photo) => photo.id === id);
      if (refused) openCategory(refused.category);
      setList((before) => before.map((photo) => (photo.id === id ? { ...photo, error } : photo)));
    },
    clear: () => {
      turn.current += 1;
      list.forEach(forget);
      setList([]);
      setDefaultId(undefined);
      setUnkept(false);
      openCategory(first);
    },
  };
};
