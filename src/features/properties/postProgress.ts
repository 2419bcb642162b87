import type { PropertyCreateBody } from '#contract/properties/schemas.ts';
import type { Unanswered } from './lostAnswer.ts';
import type { PropertyFormValues } from './propertyForm.ts';

/** A photo as it was chosen, before and after it reached the server. */
export interface ChosenPhoto {
  /** Ours, unique. */
  readonly id: string;
  readonly category: string;
  readonly file: File;
}

/** How far a submit came. Kept between tries, so that none of it is done twice. */
export interface PostProgress {
  /** A create whose answer never came, with what was typed. */
  creating?: Unanswered<PropertyFormValues>;
  propertyId?: number;
  /** Photo id → its id on the server. */
  readonly uploaded: Map<string, number>;
  /** Photos that were sent and whose answer never came. */
  readonly perhaps: Set<string>;
  /** The photo that the server was last told to make the default one; `sure` once it answered. */
  primary?: { readonly photoId: string; readonly sure: boolean };
  /** A video whose answer never came. */
  attaching?: Unanswered<string>;
  /** The video that is attached, as it was pasted. */
  video?: string;
}

/** The calls of the sequence; each answers or throws. */
export interface PostCalls {
  create: (body: PropertyCreateBody, idempotencyKey: string) => Promise<number>;
  upload: (
    propertyId: number,
    photo: ChosenPhoto,
    idempotencyKey: string,
    onSent: (share: number) => void,
  ) => Promise<number>;
  /** The photos that the property has. */
  mediaOf: (propertyId: number) => Promise<readonly { readonly id: number; readonly category: string }[]>;
  setPrimary: (propertyId: number, mediaId: number) => Promise<unknown>;
  attachVideo: (propertyId: number, video: string, idempotencyKey: string) => Promise<unknown>;
  newKey: () => string;
}

/** What the sequence is doing, for the person who waits. `at` counts from 1; `sent` is the share of the photo, 0 to 1. */
export type PostStep =
  | { doing: 'create' }
  | { doing: 'upload'; photoId: string; at: number; of: number; sent: number }
  | { doing: 'primary' }
  | { doing: 'video' }
  /** Asking what became of a photo whose answer was lost. */
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

/** Nothing failed, but the person has to know something before it goes on; `values` is what the form has to show then. */
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

/** What is to be posted. */
export interface PostSubject {
  /** The form as it was typed. */
  readonly values: PropertyFormValues;
  readonly photos: readonly ChosenPhoto[];
  /** The photo that leads the listing. */
  readonly defaultId?: string | undefined;
}

/** The beginning of a submit: nothing done yet. */
export const newProgress = (): PostProgress => ({ uploaded: new Map(), perhaps: new Set() });
