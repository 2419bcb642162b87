import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { newKey } from '#src/lib/idempotencyKey.ts';
import { readPhoto } from '#src/lib/readPhoto.ts';
import { type DraftSlot, forgetDraftPhoto, storeDraftPhoto } from './postDraft.ts';
import type { DraftPhoto, SubmissionAction, SubmissionState } from './state.ts';

/** A photo that the page starts with; a file has no preview yet. */
export type StartPhoto = Omit<DraftPhoto, 'preview'> & { readonly preview?: string };

/** Adds and removes photos, together with their previews and their files in the draft of `keeper`. */
export const usePhotoActions = (
  { photos, server }: SubmissionState,
  dispatch: Dispatch<SubmissionAction>,
  keeper: DraftSlot | undefined,
  draftPhotos: readonly StartPhoto[],
) => {
  // Files that are still being read are dropped when the page is emptied or left.
  const turn = useRef(0);
  const start = useRef(draftPhotos);
  const previews = useRef(new Set<string>());

  const withPreview = useCallback((photo: StartPhoto) => {
    const preview = photo.file ? URL.createObjectURL(photo.file) : (photo.preview ?? '');
    if (photo.file) previews.current.add(preview);
    return { ...photo, preview };
  }, []);
  const revoke = (preview: string) => {
    URL.revokeObjectURL(preview);
    previews.current.delete(preview);
  };

  // In an effect rather than during the first render: React may discard that render, and its previews would leak.
  useEffect(() => {
    const created = previews.current;
    dispatch({ type: 'draftPhotosAdded', photos: start.current.map(withPreview) });
    return () => {
      turn.current += 1;
      for (const preview of created) URL.revokeObjectURL(preview);
      dispatch({ type: 'photosLost' });
    };
  }, [withPreview, dispatch]);

  return {
    /** Adds the photos among the files, one after another; resolves to why the others were refused. */
    addPhotos: async (category: string, files: readonly File[]): Promise<string[]> => {
      const begun = turn.current;
      const problems: string[] = [];
      dispatch({ type: 'readingStarted' });
      try {
        for (const file of files) {
          const read = await readPhoto(file);
          if (turn.current !== begun) return [];
          if ('problem' in read) {
            problems.push(read.problem);
            continue;
          }
          const chosen = { id: newKey(), category, file: read.photo };
          const photo = withPreview(chosen);
          if (keeper !== undefined) storeDraftPhoto(keeper, chosen).catch(() => dispatch({ type: 'storageFilled' }));
          dispatch({ type: 'photosAdded', photos: [photo] });
        }
        return problems;
      } finally {
        dispatch({ type: 'readingEnded' });
      }
    },
    /** If it was the default photo, the server's default photo takes its place. */
    removePhoto: (id: string) => {
      for (const photo of photos) if (photo.id === id) revoke(photo.preview);
      dispatch({ type: 'photoRemoved', id, instead: server.primary?.photoId });
      if (keeper !== undefined) void forgetDraftPhoto(keeper, id);
    },
    /** Revokes all previews and drops the files that are still being read. */
    dropPhotos: () => {
      turn.current += 1;
      for (const { preview } of photos) revoke(preview);
    },
  };
};
