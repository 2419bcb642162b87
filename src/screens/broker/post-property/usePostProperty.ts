import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listProperties } from '#contract/properties/endpoints.ts';
import { findPhoto, sendPhoto } from '#src/features/properties/photoSending.ts';
import { postCalls } from '#src/features/properties/postCalls.ts';
import {
  newProgress,
  PostHalted,
  type PostProgress,
  type PostStep,
  StepFailed,
} from '#src/features/properties/postProgress.ts';
import { postProperty } from '#src/features/properties/postProperty.ts';
import type { PropertyFormValues } from '#src/features/properties/propertyForm.ts';
import { messageOf } from '#src/lib/apiError.ts';
import type { Photos } from './usePhotos.ts';

/** What stopped a submit: the words above the form, and the step that failed. */
export interface PostFailure {
  message: string;
  step: PostStep | undefined;
}

const failureOf = (error: unknown, photos: Photos): PostFailure => {
  const message = messageOf(error, 'Failed to save');
  if (error instanceof PostHalted) return { step: error.step, message };
  const step = error instanceof StepFailed ? error.step : undefined;
  if (step?.doing === 'primary') return { step, message: `The default image was not set. ${message}` };
  if (step?.doing === 'video') return { step, message: `The video was not attached. ${message}` };
  if (step?.doing !== 'upload') return { step, message };
  const name = photos.list.find(({ id }) => id === step.photoId)?.file.name ?? 'image';
  return { step, message: `Image ${step.at} of ${step.of} was not sent. ${name}: ${message}` };
};

/** What the page shows of how far the submit came. */
const shownOf = ({ uploaded, perhaps, propertyId, creating, primary, video }: PostProgress) => ({
  /** Photo id → its id on the server. */
  uploaded: new Map(uploaded),
  /** Photos that the server may have: no answer came. */
  perhaps: new Set(perhaps),
  /** The property is on the server. */
  saved: propertyId !== undefined,
  /** It may be: no answer came. */
  unsure: propertyId === undefined && creating !== undefined,
  /** The default photo that the server was told of. */
  primary,
  /** The video that is attached. */
  video,
});

/** Runs the submit sequence and remembers how far it came, so that trying again goes on from there. */
export const usePostProperty = (photos: Photos, begun: PostProgress | undefined, keep: () => void) => {
  const client = useQueryClient();
  const progress = useRef(begun ?? newProgress());
  const [step, setStep] = useState<PostStep>();
  const [shown, setShown] = useState(() => shownOf(progress.current));
  const [failure, setFailure] = useState<PostFailure>();

  const show = (next?: PostStep, whole = false) => {
    setStep(next);
    if (next?.doing === 'upload' && next.sent > 0) return;
    setShown(shownOf(progress.current));
    if (!whole) keep();
  };
  const fail = (error: unknown) => {
    const failed = failureOf(error, photos);
    const { step: at } = failed;
    if (at?.doing === 'upload') photos.setError(at.photoId, messageOf(error, 'Failed to save'));
    if (at?.doing === 'video') photos.openCategory('video');
    const leading = at?.doing === 'primary' ? photos.list.find(({ id }) => id === photos.defaultId) : undefined;
    if (leading) photos.openCategory(leading.category);
    setFailure(failed);
  };

  /** Answers what went wrong, or undefined when all of it succeeded. */
  const submit = async (values: PropertyFormValues): Promise<unknown> => {
    setFailure(undefined);
    for (const { id, error } of photos.list) if (error) photos.setError(id, undefined);
    const { list, defaultId } = photos;
    const subject = { values, photos: list, defaultId };
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
    if (!photo || progress.current.propertyId === undefined) return;
    const sending = { doing: 'upload', photoId, at: 1, of: 1, sent: 0 } as const;
    photos.setError(photoId, undefined);
    setFailure(undefined);
    try {
      await sendPhoto(photo, photos.list, progress.current, postCalls, (sent) => show({ ...sending, sent }));
    } catch (error) {
      photos.setError(photoId, messageOf(error, 'Failed to save'));
    } finally {
      show();
    }
  };

  /** Asks what became of a photo whose answer was lost: whether it can be taken away, as the server has not got it. */
  const canRemove = async (photoId: string): Promise<boolean> => {
    const photo = photos.list.find(({ id }) => id === photoId);
    if (!photo) return false;
    const { uploaded, perhaps } = progress.current;
    setFailure(undefined);
    show({ doing: 'check' });
    try {
      const mediaId = await findPhoto(photo, photos.list, progress.current, postCalls);
      perhaps.delete(photoId);
      if (mediaId === undefined) return true;
      uploaded.set(photoId, mediaId);
      photos.setError(photoId, undefined);
      const message = `${photo.file.name} has arrived; only the answer had not. It is in the listing and stays there.`;
      setFailure({ message, step: undefined });
    } catch (error) {
      photos.setError(photoId, messageOf(error, 'Failed to load'));
    } finally {
      show();
    }
    return false;
  };

  /** Forgets how far it came: the next submit posts a new property. */
  const restart = () => {
    progress.current = newProgress();
    setFailure(undefined);
    setStep(undefined);
    setShown(shownOf(progress.current));
  };

  return { submit, retry, canRemove, restart, progress, step, failure, ...shown };
};

/** How a submit stands, and what can be done about it. */
export type Posting = ReturnType<typeof usePostProperty>;
