import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listProperties } from '../../../../contract/properties';
import { postCalls } from '../../../features/properties/postCalls';
import {
  newProgress,
  type PostProgress,
  type PostStep,
  postProperty,
  StepFailed,
} from '../../../features/properties/postProperty';
import { type PropertyFormValues, propertyBody } from '../../../features/properties/propertyForm';
import { messageOf } from '../../../lib/apiError';
import type { Photos } from './usePhotos';

/** What stopped a submit: the words above the form, and the step that failed. */
export interface PostFailure {
  message: string;
  step: PostStep | undefined;
}

const failureOf = (error: unknown, photos: Photos): PostFailure => {
  const message = messageOf(error, 'Failed to save');
  const step = error instanceof StepFailed ? error.step : undefined;
  if (step?.doing === 'primary') return { step, message: `The default image was not set. ${message}` };
  if (step?.doing === 'video') return { step, message: `The video was not attached. ${message}` };
  if (step?.doing !== 'upload') return { step, message };
  const name = photos.list.find(({ id }) => id === step.photoId)?.file.name ?? 'image';
  return { step, message: `Image ${step.at} of ${step.of} was not sent. ${name}: ${message}` };
};

/** Runs the submit sequence and remembers how far it came, so that trying again goes on from there. */
export const usePostProperty = (photos: Photos, begun: PostProgress | undefined, keep: () => void) => {
  const client = useQueryClient();
  const progress = useRef(begun ?? newProgress());
  const [step, setStep] = useState<PostStep>();
  const [done, setDone] = useState(() => new Map(progress.current.uploaded));
  const [failure, setFailure] = useState<PostFailure>();
  const [saved, setSaved] = useState(progress.current.propertyId !== undefined);
  const [video, setVideo] = useState(progress.current.video);

  const show = (next?: PostStep, whole = false) => {
    setStep(next);
    if (next?.doing === 'upload' && next.sent > 0) return;
    setDone(new Map(progress.current.uploaded));
    setSaved(progress.current.propertyId !== undefined);
    setVideo(progress.current.video);
    if (!whole) keep();
  };
  const fail = (error: unknown) => {
    const failed = failureOf(error, photos);
    if (failed.step?.doing === 'upload') photos.setError(failed.step.photoId, messageOf(error, 'Failed to save'));
    setFailure(failed);
  };

  /** Answers what went wrong, or undefined when all of it succeeded. */
  const submit = async (values: PropertyFormValues): Promise<unknown> => {
    setFailure(undefined);
    for (const { id, error } of photos.list) if (error) photos.setError(id, undefined);
    const { list, defaultId } = photos;
    const subject = { body: propertyBody(values), photos: list, defaultId, video: values.video };
    try {
      await postProperty(subject, progress.current, postCalls, show);
      show(undefined, true);
      return undefined;
    } catch (error) {
      fail(error);
      show();
      return error instanceof StepFailed ? error.cause : error;
    } finally {
      void client.invalidateQueries({ queryKey: [listProperties.path] });
    }
  };

  /** Sends one refused photo of a saved property again, by itself. */
  const retry = async (photoId: string): Promise<void> => {
    const photo = photos.list.find(({ id }) => id === photoId);
    const { propertyId, uploaded } = progress.current;
    if (!photo || propertyId === undefined) return;
    const sending = { doing: 'upload', photoId, at: 1, of: 1, sent: 0 } as const;
    photos.setError(photoId, undefined);
    setFailure(undefined);
    show(sending);
    try {
      uploaded.set(photoId, await postCalls.upload(propertyId, photo, (sent) => show({ ...sending, sent })));
    } catch (error) {
      photos.setError(photoId, messageOf(error, 'Failed to save'));
    } finally {
      show();
    }
  };

  /** Forgets how far it came: the next submit posts a new property. */
  const restart = () => {
    progress.current = newProgress();
    setFailure(undefined);
    setStep(undefined);
    setDone(new Map());
    setSaved(false);
    setVideo(undefined);
  };

  return { submit, retry, restart, progress, step, uploaded: done, failure, saved, video };
};

/** How a submit stands, and what can be done about it. */
export type Posting = ReturnType<typeof usePostProperty>;
