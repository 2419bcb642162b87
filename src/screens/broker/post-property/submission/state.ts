import { type ChosenPhoto, newProgress, type PostProgress, type PostStep } from './postProgress.ts';

/** A photo with what the page shows of it. */
export interface DraftPhoto extends Omit<ChosenPhoto, 'file'> {
  /** Undefined for a photo that the property had before. */
  readonly file?: File | undefined;
  /** The address of its photo; for a file an object URL, which `usePhotoActions` creates and revokes. */
  readonly preview: string;
  /** Why it could not be sent. */
  readonly error?: string | undefined;
  /** The property has it, but saving the edit will delete it. */
  readonly removed?: boolean;
}

/** The photos that were chosen on this page. */
export const chosenIn = (photos: readonly DraftPhoto[]): (DraftPhoto & ChosenPhoto)[] =>
  photos.filter((photo): photo is DraftPhoto & ChosenPhoto => photo.file !== undefined);

/** What the server has of the submission, as far as the page knows. */
export interface ServerState {
  /** Photo id → its id on the server. */
  readonly uploaded: ReadonlyMap<string, number>;
  /** Photos that were sent but got no response. */
  readonly perhaps: ReadonlySet<string>;
  /** The property is on the server. */
  readonly saved: boolean;
  /** The property was sent but got no response. */
  readonly unsure: boolean;
  /** The default photo that the server was told to set. */
  readonly primary: PostProgress['primary'];
  /** The attached video. */
  readonly video: string | undefined;
}

/** Where the submission stands. */
export type Phase =
  | { readonly at: 'editing' }
  | { readonly at: 'sending'; readonly step: PostStep }
  | { readonly at: 'failed'; readonly message: string; readonly step: PostStep | undefined }
  | { readonly at: 'done' };

export interface SubmissionState {
  readonly phase: Phase;
  readonly server: ServerState;
  readonly photos: readonly DraftPhoto[];
  /** The photo that visitors see first. */
  readonly defaultId: string | undefined;
  /** The open tab: a category of photos, or `video`. */
  readonly category: string;
  /** How many selections of files are being read: more photos may follow. */
  readonly reading: number;
  /** The browser has no room to keep the photos in the draft. */
  readonly storageFull: boolean;
  /** How many times the form was emptied. */
  readonly round: number;
}

export type SubmissionAction =
  | { readonly type: 'photosAdded'; readonly photos: readonly DraftPhoto[] }
  /** Puts the draft's photos first. `photosLost` drops all photos when the page is left. */
  | { readonly type: 'draftPhotosAdded'; readonly photos: readonly DraftPhoto[] }
  | { readonly type: 'photosLost' }
  /** Others changed the property's photos during the edit. */
  | { readonly type: 'photosReplaced'; readonly photos: readonly DraftPhoto[]; readonly defaultId: string | undefined }
  /** Marks a photo of the property for deletion, or unmarks it. */
  | { readonly type: 'photoMarked'; readonly id: string; readonly removed: boolean }
  | { readonly type: 'photoCategorised'; readonly id: string; readonly category: string }
  /** `instead` becomes the default photo if the removed one was. */
  | { readonly type: 'photoRemoved'; readonly id: string; readonly instead: string | undefined }
  /** Moves a photo to the place of another one in its category. */
  | { readonly type: 'photoPlaced'; readonly id: string; readonly at: string }
  | { readonly type: 'photoFailed'; readonly id: string; readonly error: string | undefined }
  /** Makes a photo the default one, or none if it was. */
  | { readonly type: 'defaultToggled'; readonly id: string }
  | { readonly type: 'categoryOpened'; readonly category: string }
  /** `resumed`: a try begins, or the alert after a successful submit is closed. */
  | { readonly type: 'readingStarted' | 'readingEnded' | 'storageFilled' | 'resumed' }
  /** Without a step, nothing is in progress any more. Without `server`, the server's state has not changed. */
  | { readonly type: 'stepped'; readonly step?: PostStep | undefined; readonly server?: ServerState }
  /** `photoError` is the message on the refused photo of an upload. */
  | {
      readonly type: 'failed';
      readonly message: string;
      readonly step: PostStep | undefined;
      readonly photoError?: string;
    }
  /** The form is empty again: after a submit that succeeded, or because the draft was discarded. */
  | { readonly type: 'restarted'; readonly done: boolean };

const FIRST_CATEGORY = 'exterior';

/** Copies the progress for the page, because the submit sequence changes it in place. */
export const serverStateOf = ({
  uploaded,
  perhaps,
  propertyId,
  creating,
  primary,
  video,
}: PostProgress): ServerState => ({
  uploaded: new Map(uploaded),
  perhaps: new Set(perhaps),
  saved: propertyId !== undefined,
  unsure: propertyId === undefined && creating !== undefined,
  primary,
  video,
});

/** The state of a page that starts with this progress. */
export const initialState = (progress: PostProgress, defaultId?: string): SubmissionState => ({
  phase: { at: 'editing' },
  server: serverStateOf(progress),
  photos: [],
  defaultId,
  category: FIRST_CATEGORY,
  reading: 0,
  storageFull: false,
  round: 0,
});

/** The step in progress, if any. */
export const stepOf = ({ phase }: Pick<SubmissionState, 'phase'>): PostStep | undefined =>
  phase.at === 'sending' ? phase.step : undefined;

/** Whether the property was sent: its fields can then no longer be changed on this page. */
export const isLocked = (state: Pick<SubmissionState, 'phase' | 'server'>): boolean =>
  state.server.saved || stepOf(state) !== undefined;

const withError = (state: SubmissionState, id: string, error: string | undefined): SubmissionState => {
  const refused = error === undefined ? undefined : state.photos.find((photo) => photo.id === id);
  return {
    ...state,
    photos: state.photos.map((photo) => (photo.id === id ? { ...photo, error } : photo)),
    category: refused?.category ?? state.category,
  };
};

const placed = (photos: readonly DraftPhoto[], id: string, at: string): readonly DraftPhoto[] => {
  const photo = photos.find((one) => one.id === id);
  const to = photos.findIndex((one) => one.id === at);
  if (!photo || to < 0 || photos[to]?.category !== photo.category) return photos;
  const rest = photos.filter((one) => one !== photo);
  return [...rest.slice(0, to), photo, ...rest.slice(to)];
};

const unlessRemoved = (photos: readonly DraftPhoto[], id: string | undefined) =>
  photos.some((photo) => photo.id === id && photo.removed) ? undefined : id;

// The property's own photo is the default again when its deletion is taken back and no other was chosen.
const marked = (state: SubmissionState, id: string, removed: boolean): SubmissionState => {
  const own = state.server.primary?.photoId === id;
  const kept = state.defaultId === id ? undefined : state.defaultId;
  return {
    ...state,
    photos: state.photos.map((photo) => (photo.id === id ? { ...photo, removed } : photo)),
    defaultId: removed ? kept : (state.defaultId ?? (own ? id : undefined)),
  };
};

/** Opens the tab that shows what failed. */
const failed = (state: SubmissionState, action: SubmissionAction & { type: 'failed' }): SubmissionState => {
  const { step, message, photoError } = action;
  const next: SubmissionState = { ...state, phase: { at: 'failed', message, step } };
  if (step?.doing === 'upload') return withError(next, step.photoId, photoError);
  if (step?.doing === 'video') return { ...next, category: 'video' };
  const leading = step?.doing === 'primary' ? state.photos.find(({ id }) => id === state.defaultId) : undefined;
  return leading ? { ...next, category: leading.category } : next;
};

/** The submission's state after an action. */
export const reduceSubmission = (state: SubmissionState, action: SubmissionAction): SubmissionState => {
  switch (action.type) {
    case 'photosAdded':
      return { ...state, photos: [...state.photos, ...action.photos] };
    case 'draftPhotosAdded':
      return { ...state, photos: [...action.photos, ...state.photos] };
    case 'photosLost':
      return { ...state, photos: [] };
    case 'photoRemoved':
      return {
        ...state,
        photos: state.photos.filter(({ id }) => id !== action.id),
        defaultId: state.defaultId === action.id ? unlessRemoved(state.photos, action.instead) : state.defaultId,
      };
    case 'photosReplaced':
      return { ...state, photos: action.photos, defaultId: action.defaultId };
    case 'photoMarked':
      return marked(state, action.id, action.removed);
    case 'photoCategorised':
      return {
        ...state,
        photos: state.photos.map((one) => (one.id === action.id ? { ...one, category: action.category } : one)),
      };
    case 'photoPlaced':
      return { ...state, photos: placed(state.photos, action.id, action.at) };
    case 'photoFailed':
      return withError(state, action.id, action.error);
    case 'defaultToggled':
      return { ...state, defaultId: state.defaultId === action.id ? undefined : action.id };
    case 'categoryOpened':
      return { ...state, category: action.category };
    case 'readingStarted':
      return { ...state, reading: state.reading + 1 };
    case 'readingEnded':
      return { ...state, reading: state.reading - 1 };
    case 'storageFilled':
      return { ...state, storageFull: true };
    case 'resumed':
      return { ...state, phase: { at: 'editing' } };
    case 'stepped': {
      const stopped: Phase = state.phase.at === 'sending' ? { at: 'editing' } : state.phase;
      const phase: Phase = action.step ? { at: 'sending', step: action.step } : stopped;
      return { ...state, phase, server: action.server ?? state.server };
    }
    case 'failed':
      return failed(state, action);
    case 'restarted':
      return {
        ...initialState(newProgress()),
        phase: { at: action.done ? 'done' : 'editing' },
        reading: state.reading,
        round: state.round + 1,
      };
  }
};
