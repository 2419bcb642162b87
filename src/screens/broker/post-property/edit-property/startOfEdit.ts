import { object } from 'yup';
import { type PropertyDetail, propertyDetail } from '#contract/properties/schemas.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { newProgress } from '../submission/postProgress.ts';
import type { PropertyFormValues } from '../submission/propertyForm.ts';
import type { StartPhoto } from '../submission/usePhotoActions.ts';
import type { EditDraft } from './editDraft.ts';
import { editFormOf, type ForeignChange, rebaseForm } from './editForm.ts';
import { photoIdOf, photoOf, rebasePhotos } from './editPlan.ts';
import type { EditProgress } from './saveEdit.ts';

/** What somebody else changed while a home was edited, or while its draft lay there. */
export interface LateChanges {
  readonly changes: readonly ForeignChange[];
  /** How many photos came and went. */
  readonly photos: { readonly added: number; readonly deleted: number };
  /** They were found when the draft was read. */
  readonly ofDraft: boolean;
}

/** What an edit starts with. */
export interface EditStart {
  readonly values: PropertyFormValues;
  readonly photos: readonly StartPhoto[];
  readonly defaultId: string | undefined;
  readonly progress: EditProgress;
  readonly late: LateChanges | undefined;
}

const idsOf = ({ media }: PropertyDetail) => new Map(media.map(({ id }) => [photoIdOf(id), id]));

/** The id of the photo that leads a home. */
export const leadOf = ({ media }: PropertyDetail): string | undefined => {
  const lead = media.find(({ is_primary }) => is_primary);
  return lead && photoIdOf(lead.id);
};

/** What others changed between two states of a home; undefined without anything to tell. */
export const lateChangesOf = (
  changes: readonly ForeignChange[],
  before: PropertyDetail,
  current: PropertyDetail,
  ofDraft: boolean,
): LateChanges | undefined => {
  const missing = (from: PropertyDetail, where: PropertyDetail) =>
    from.media.filter(({ id }) => !where.media.some((one) => one.id === id)).length;
  const photos = { added: missing(current, before), deleted: missing(before, current) };
  return changes.length + photos.added + photos.deleted > 0 ? { changes, photos, ofDraft } : undefined;
};

/** An edit of a home: as the home is, or as the draft was left, put onto what the home is now. */
export const startOfEdit = (home: PropertyDetail, draft: EditDraft | undefined): EditStart => {
  const progressOf = (uploaded: Map<string, number>): EditProgress => ({
    ...newProgress(),
    perhaps: new Set(draft?.perhaps),
    propertyId: home.id,
    uploaded,
    home,
    videoKeys: new Map(),
  });
  if (!draft)
    return {
      values: editFormOf(home),
      photos: home.media.map(photoOf),
      defaultId: leadOf(home),
      progress: progressOf(idsOf(home)),
      late: undefined,
    };
  const { values, changes } = rebaseForm(draft.values, draft.home, home);
  const rebased = rebasePhotos(draft, { home: draft.home, uploaded: idsOf(draft.home) }, home);
  // Their addresses are not kept: a signed one would have run out.
  const pictures = new Map(home.media.map((one) => [photoIdOf(one.id), photoOf(one).preview]));
  return {
    values,
    photos: rebased.photos.map((photo) => ({ ...photo, preview: pictures.get(photo.id) ?? '' })),
    defaultId: rebased.defaultId,
    progress: progressOf(rebased.uploaded),
    late: lateChangesOf(changes, draft.home, home, true),
  };
};

const conflict = object({ current: propertyDetail.required() });

/** The current home, when a change was refused because somebody else changed it first (409); undefined for other failures. */
export const currentOf = (error: unknown): PropertyDetail | undefined =>
  error instanceof ApiError && error.status === 409 && conflict.isValidSync(error.body)
    ? error.body.current
    : undefined;
