import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listProperties } from '../../../../contract/properties';
import { postCalls } from '../../../features/properties/postCalls';
import { newProgress, PhotoRefused, type PostStep, postProperty } from '../../../features/properties/postProperty';
import { type PropertyFormValues, propertyBody } from '../../../features/properties/propertyForm';
import { messageOf } from '../../../lib/apiError';
import type { Photos } from './usePhotos';

/** Runs the submit sequence and remembers how far it came, so that trying again goes on from there. */
export const usePostProperty = (photos: Photos) => {
  const client = useQueryClient();
  const progress = useRef(newProgress());
  const [step, setStep] = useState<PostStep>();
  const [uploaded, setUploaded] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<{ message: string }>();
  const [saved, setSaved] = useState(false);

  const keepShown = () => {
    setStep(undefined);
    setUploaded(new Set(progress.current.uploaded.keys()));
    setSaved(progress.current.propertyId !== undefined);
  };
  const onStep = (next: PostStep) => {
    keepShown();
    setStep(next);
  };

  /** Answers what went wrong, or undefined when all of it succeeded. */
  const submit = async (values: PropertyFormValues): Promise<unknown> => {
    setFailure(undefined);
    for (const { id, error } of photos.list) if (error) photos.setError(id, undefined);
    const chosen = { body: propertyBody(values), photos: photos.list, defaultId: photos.defaultId };
    try {
      await postProperty(chosen, progress.current, postCalls, onStep);
      progress.current = newProgress();
      return undefined;
    } catch (error) {
      const message = messageOf(error, 'Failed to save');
      const refused = error instanceof PhotoRefused ? photos.list.find(({ id }) => id === error.photoId) : undefined;
      if (refused) photos.setError(refused.id, message);
      setFailure({ message: refused ? `${refused.file.name}: ${message}` : message });
      return error;
    } finally {
      keepShown();
      void client.invalidateQueries({ queryKey: [listProperties.path] });
    }
  };

  return { submit, step, uploaded, failure, saved };
};
