import { isUndone, sendOnce } from './lostAnswer.ts';
import { type PostCalls, PostHalted, type PostProgress, type PostStep, type PostSubject } from './postProgress.ts';
import { propertyBody } from './propertyForm.ts';

const SAVED_BEFORE =
  'The property was saved at the first try; only the answer had not arrived. What you changed since then is not in it: the fields show what was saved. Submit to send what is left.';
const SENT_LONG_AGO =
  'This property was sent more than a day ago and the server did not answer, so it may be saved. Look in My Properties. If it is there, discard this draft; if not, Submit again.';
const VIDEO_BEFORE =
  'The video that you gave first is attached; only the answer had not arrived. It cannot be changed here. Submit to finish.';
const VIDEO_PERHAPS =
  'The video may be attached: the server did not answer, and it cannot be removed here. Paste its address again to make sure of it, or discard the draft. The property is saved.';

// The server keeps a key for a day; the hour less allows for clock differences.
const KEY_LIVES_MS = 23 * 60 * 60 * 1000;

type OnStep = (step: PostStep) => void;

/** Creates the property once, whatever happened to earlier tries; resolves to its id. */
export const createOnce = async ({ values }: PostSubject, progress: PostProgress, calls: PostCalls, onStep: OnStep) => {
  const before = progress.creating;
  if (before && Date.now() - before.at > KEY_LIVES_MS) {
    delete progress.creating;
    throw new PostHalted(SENT_LONG_AGO);
  }
  const { result, content } = await sendOnce({
    content: values,
    before,
    remember: (now) => {
      if (now) progress.creating = now;
      else delete progress.creating;
    },
    send: (typed, key) => {
      onStep({ doing: 'create' });
      return calls.create(propertyBody(typed), key);
    },
    newKey: calls.newKey,
  });
  progress.propertyId = result;
  if (content !== values) throw new PostHalted(SAVED_BEFORE, { ...content, video: values.video });
  return result;
};

/** Makes a photo the default one. The server cannot go back to having none. */
export const setDefault = async (photoId: string, progress: PostProgress, calls: PostCalls, onStep: OnStep) => {
  const { propertyId, uploaded, primary: before } = progress;
  const mediaId = uploaded.get(photoId);
  if (propertyId === undefined || mediaId === undefined || (before?.sure && before.photoId === photoId)) return;
  progress.primary = { photoId, sure: false };
  onStep({ doing: 'primary' });
  try {
    await calls.setPrimary(propertyId, mediaId);
    progress.primary = { photoId, sure: true };
  } catch (error) {
    if (isUndone(error, false)) {
      if (before) progress.primary = before;
      else delete progress.primary;
    }
    throw error;
  }
};

/** Attaches the video, if there is one, only once, whatever happened to earlier tries. */
export const attachOnce = async ({ values }: PostSubject, progress: PostProgress, calls: PostCalls, onStep: OnStep) => {
  const typed = values.video.trim();
  const step = { doing: 'video' } as const;
  const { propertyId } = progress;
  if (propertyId === undefined || progress.video !== undefined) return;
  if (!typed && progress.attaching) throw new PostHalted(VIDEO_PERHAPS, values, step);
  if (!typed) return;
  const { content } = await sendOnce({
    content: typed,
    before: progress.attaching,
    remember: (now) => {
      if (now) progress.attaching = now;
      else delete progress.attaching;
    },
    send: (video, key) => {
      onStep(step);
      return calls.attachVideo(propertyId, video, key);
    },
    newKey: calls.newKey,
  });
  progress.video = content;
  if (content !== typed) throw new PostHalted(VIDEO_BEFORE, { ...values, video: content });
};
