import type { PropertyCreateBody } from '#contract/properties/schemas.ts';
import type { Unanswered } from './lostAnswer.ts';
import type { PropertyFormValues } from './propertyForm.ts';

/** A photo that was chosen, before and after it reached the server. */
export interface ChosenPhoto {
  /** Unique; created by the page. */
  readonly id: string;
  readonly category: string;
  readonly file: File;
}

/** The progress of a submit. Kept between tries, so that no step is done twice. */
export interface PostProgress {
  /** A create call without a response, with the form's values. */
  creating?: Unanswered<PropertyFormValues>;
  propertyId?: number;
  /** Photo id → its id on the server. */
  readonly uploaded: Map<string, number>;
  /** Photos that were sent but got no response. */
  readonly perhaps: Set<string>;
  /** The default photo last sent to the server; `sure` once it responded. */
  primary?: { readonly photoId: string; readonly sure: boolean };
  /** A video call without a response. */
  attaching?: Unanswered<string>;
  /** The attached video, as it was pasted. */
  video?: string;
}

/** The calls of the sequence. */
export interface PostCalls {
  create: (body: PropertyCreateBody, idempotencyKey: string) => Promise<number>;
  upload: (
    propertyId: number,
    photo: ChosenPhoto,
    idempotencyKey: string,
    onSent: (share: number) => void,
  ) => Promise<number>;
  mediaOf: (propertyId: number) => Promise<readonly { readonly id: number; readonly category: string }[]>;
  setPrimary: (propertyId: number, mediaId: number) => Promise<unknown>;
  attachVideo: (propertyId: number, video: string, idempotencyKey: string) => Promise<unknown>;
  newKey: () => string;
}

/** The current step of the sequence. `at` counts from 1; `sent` is the share of the photo, 0 to 1. */
export type PostStep =
  | { doing: 'create' }
  | { doing: 'upload'; photoId: string; at: number; of: number; sent: number }
  | { doing: 'primary' }
  | { doing: 'video' }
  /** Only when editing. */
  | { doing: 'change' | 'remove' | 'category' | 'order' }
  /** Looking up a photo without a response. */
  | { doing: 'check' };

/** A step that failed; `cause` is what its call threw. */
export class StepFailed extends Error {
  constructor(
    readonly step: PostStep,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : '');
    this.name = 'StepFailed';
  }
}

/** Not a failure: the user has to read a message first. `values` are the form's new values. */
export class PostHalted extends Error {
  constructor(
    message: string,
    readonly values?: PropertyFormValues,
    readonly step?: PostStep,
  ) {
    super(message);
    this.name = 'PostHalted';
  }
}

/** A property to post. */
export interface PostSubject {
  /** The form's values. */
  readonly values: PropertyFormValues;
  readonly photos: readonly ChosenPhoto[];
  /** The photo that visitors see first. */
  readonly defaultId?: string | undefined;
}

/** The progress before any step. */
export const newProgress = (): PostProgress => ({ uploaded: new Map(), perhaps: new Set() });

/** How many photos have arrived; the other steps take an unknown time. */
export const progressOf = (step: PostStep): { value?: number; max?: number } =>
  step.doing === 'upload' ? { value: step.at - 1 + step.sent, max: step.of } : {};
