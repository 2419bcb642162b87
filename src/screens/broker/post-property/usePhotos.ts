import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDraftPhoto, keepDraftPhoto } from '../../../features/properties/postDraft';
import type { ChosenPhoto } from '../../../features/properties/postProperty';
import { newKey } from '../../../lib/idempotencyKey';
import { pictureProblem } from '../../../lib/pictureProblem';
import { shrinkFactor } from '../../../lib/shrinkPicture';

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
  /** Keeps the pictures among the files; answers why the others were refused. */
  add: (category: string, files: readonly File[]) => Promise<string[]>;
  remove: (id: string) => void;
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

/** Holds the photos of the page, kept in this browser as they come and go; their previews live as long as they do. */
export const usePhotos = (brokerId: number, kept?: KeptPhotos): Photos => {
  const [list, setList] = useState<readonly DraftPhoto[]>([]);
  const [defaultId, setDefaultId] = useState(kept?.defaultId);
  const [category, openCategory] = useState<string>(first);
  const [unkept, setUnkept] = useState(false);
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
      for (const preview of made) URL.revokeObjectURL(preview);
      setList([]);
    };
  }, [withPreview]);

  const keep = (photo: ChosenPhoto) => {
    keepDraftPhoto(brokerId, photo).catch(() => setUnkept(true));
  };
  const take = (files: readonly File[], into: string) => {
    const added = files.map((file) => withPreview({ id: newKey(), category: into, file }));
    added.forEach(keep);
    setList((before) => [...before, ...added]);
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
      take(
        files.filter((file) => !pictureProblem(file)),
        into,
      );
      const problems: string[] = [];
      for (const file of files) {
        const problem = pictureProblem(file);
        if (!problem) continue;
        // Too large as it is, and made smaller before it is sent.
        if (!pictureProblem(file, true) && (await shrinkFactor(file)) < 1) take([file], into);
        else problems.push(problem);
      }
      return problems;
    },
    remove: (id) => {
      list.filter((photo) => photo.id === id).forEach(forget);
      setList((before) => before.filter((photo) => photo.id !== id));
      setDefaultId((before) => (before === id ? undefined : before));
      void forgetDraftPhoto(brokerId, id);
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
      list.forEach(forget);
      setList([]);
      setDefaultId(undefined);
      setUnkept(false);
      openCategory(first);
    },
  };
};
