import { useEffect, useRef, useState } from 'react';
import type { ChosenPhoto } from '../../../features/properties/postProperty';
import { newKey } from '../../../lib/idempotencyKey';
import { pictureProblem } from '../../../lib/pictureProblem';

/** A chosen photo with what the page shows of it. */
export interface DraftPhoto extends ChosenPhoto {
  preview: string;
  /** Why the server refused it. */
  error?: string;
}

/** The photos chosen so far, at most one of them the default. */
export interface Photos {
  list: readonly DraftPhoto[];
  defaultId: string | undefined;
  /** The category whose photos are shown. */
  category: string;
  openCategory: (category: string) => void;
  /** Keeps the pictures among the files; answers why the others were refused. */
  add: (category: string, files: readonly File[]) => string[];
  remove: (id: string) => void;
  setDefault: (id: string) => void;
  /** Also opens the category of a refused photo, so that it is seen. */
  setError: (id: string, error: string | undefined) => void;
  clear: () => void;
}

const first = 'exterior';

/** Holds the photos of the page; their previews live as long as they do. */
export const usePhotos = (): Photos => {
  const [list, setList] = useState<readonly DraftPhoto[]>([]);
  const [defaultId, setDefaultId] = useState<string>();
  const [category, openCategory] = useState<string>(first);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  const draft = (category: string, file: File): DraftPhoto => {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    return { id: newKey(), category, file, preview };
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
    add: (category, files) => {
      const added = files.filter((file) => !pictureProblem(file)).map((file) => draft(category, file));
      setList((before) => [...before, ...added]);
      return files.flatMap((file) => pictureProblem(file) ?? []);
    },
    remove: (id) => {
      list.filter((photo) => photo.id === id).forEach(forget);
      setList((before) => before.filter((photo) => photo.id !== id));
      setDefaultId((before) => (before === id ? undefined : before));
    },
    setDefault: setDefaultId,
    setError: (id, error) => {
      const refused = error === undefined ? undefined : list.find((photo) => photo.id === id);
      if (refused) openCategory(refused.category);
      setList((before) => before.map((photo) => (photo.id === id ? { ...photo, error } : photo)));
    },
    clear: () => {
      list.forEach(forget);
      setList([]);
      setDefaultId(undefined);
      openCategory(first);
    },
  };
};
