import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch, RefObject } from 'react';
import { listProperties } from '#contract/properties/endpoints.ts';
import { getQuotas } from '#contract/quotas.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { findPhoto, sendPhoto } from './photoSending.ts';
import { postCalls } from './postCalls.ts';
import { PostHalted, type PostProgress, type PostStep, StepFailed } from './postProgress.ts';
import { postProperty } from './postProperty.ts';
import type { PropertyFormValues } from './propertyForm.ts';
import { chosenIn, type DraftPhoto, type SubmissionAction, type SubmissionState, serverStateOf } from './state.ts';

const failureOf = (error: unknown, photos: readonly DraftPhoto[]): SubmissionAction => {
  const photoError = messageOf(error, 'Failed to save');
  const step = error instanceof PostHalted || error instanceof StepFailed ? error.step : undefined;
  const failed = (message: string): SubmissionAction => ({ type: 'failed', step, message, photoError });
  if (error instanceof PostHalted) return failed(photoError);
  if (step?.doing === 'primary') return failed(`The default image was not set. ${photoError}`);
  if (step?.doing === 'video') return failed(`The video was not attached. ${photoError}`);
  if (step?.doing !== 'upload') return failed(photoError);
  const name = photos.find(({ id }) => id === step.photoId)?.file?.name ?? 'image';
  return failed(`Image ${step.at} of ${step.of} was not sent. ${name}: ${photoError}`);
};

/** Runs the submit sequence and its repairs on `progress`, so that another try continues where the last one stopped. */
export const useSending = (
  { photos, defaultId }: SubmissionState,
  dispatch: Dispatch<SubmissionAction>,
  progress: RefObject<PostProgress>,
  storeDraft: () => void,
) => {
  const client = useQueryClient();
  const chosen = chosenIn(photos);

  const show = (step?: PostStep) => {
    if (step?.doing === 'upload' && step.sent > 0) return dispatch({ type: 'stepped', step });
    dispatch({ type: 'stepped', step, server: serverStateOf(progress.current) });
    storeDraft();
  };

  return {
    /** Resolves to the error, or to undefined if everything succeeded. */
    submit: async (values: PropertyFormValues): Promise<unknown> => {
      dispatch({ type: 'resumed' });
      for (const { id, error } of photos) if (error) dispatch({ type: 'photoFailed', id, error: undefined });
      try {
        await postProperty({ values, photos: chosen, defaultId }, progress.current, postCalls, show);
        return undefined;
      } catch (error) {
        dispatch(failureOf(error, photos));
        show();
        return error instanceof StepFailed ? error.cause : error;
      } finally {
        for (const { path } of [listProperties, getQuotas]) void client.invalidateQueries({ queryKey: [path] });
      }
    },

    /** Sends one refused photo of a saved property again, on its own. */
    retryPhoto: async (id: string): Promise<void> => {
      const photo = chosen.find((one) => one.id === id);
      if (!photo || progress.current.propertyId === undefined) return;
      const step = { doing: 'upload', photoId: id, at: 1, of: 1 } as const;
      dispatch({ type: 'photoFailed', id, error: undefined });
      dispatch({ type: 'resumed' });
      try {
        await sendPhoto(photo, chosen, progress.current, postCalls, (sent) => show({ ...step, sent }));
      } catch (error) {
        dispatch({ type: 'photoFailed', id, error: messageOf(error, 'Failed to save') });
      } finally {
        show();
      }
    },

    /** Looks up a photo that got no response. Resolves to true when the server does not have it and it can be removed. */
    canRemovePhoto: async (id: string): Promise<boolean> => {
      const photo = chosen.find((one) => one.id === id);
      if (!photo) return false;
      const { uploaded, perhaps } = progress.current;
      show({ doing: 'check' });
      try {
        const mediaId = await findPhoto(photo, chosen, progress.current, postCalls);
        perhaps.delete(id);
        if (mediaId === undefined) return true;
        uploaded.set(id, mediaId);
        dispatch({ type: 'photoFailed', id, error: undefined });
        const message = `${photo.file.name} has arrived; only the answer had not. It is in the listing and stays there.`;
        dispatch({ type: 'failed', message, step: undefined });
      } catch (error) {
        dispatch({ type: 'photoFailed', id, error: messageOf(error, 'Failed to load') });
      } finally {
        show();
      }
      return false;
    },
  };
};
