import type { PropertyDetail } from '#contract/properties/schemas.ts';
import { newProgress } from '../submission/postProgress.ts';
import type { PropertyFormValues } from '../submission/propertyForm.ts';
import type { StartPhoto } from '../submission/usePhotoActions.ts';
import type { EditDraft } from './editDraft.ts';
import { editFormOf, type ForeignChange, rebaseForm } from './editForm.ts';
import { photoIdOf, photoOf, rebasePhotos } from './editPlan.ts';
import type { EditProgress } from './saveEdit.ts';

/** What another user changed while a home was edited, or since its draft was kept. */
export interface LateChanges {
  readonly changes: readonly ForeignChange[];
  readonly photos: { readonly added: number; readonly deleted: number };
  /** They were found when the draft was opened. */
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

/** The id of a home's default photo. */
export const primaryPhotoOf = ({ media }: PropertyDetail): string | undefined => {
  const lead = media.find(({ is_primary }) => is_primary);
  return lead && photoIdOf(lead.id);
};

/** What others changed between two states of a home; undefined if there is nothing to report. */
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

/** How an edit of a home starts: with the home as it is, or with the draft, rebased onto the home as it is now. */
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
      defaultId: primaryPhotoOf(home),
      progress: progressOf(idsOf(home)),
      late: undefined,
    };
  const { values, changes } = rebaseForm(draft.values, draft.home, home);
  const rebased = rebasePhotos(draft, { home: draft.home, uploaded: idsOf(draft.home) }, home);
  // The draft does not keep the addresses of photos: a signed one would have expired.
  const pictures = new Map(home.media.map((one) => [photoIdOf(one.id), photoOf(one).preview]));
  return {
    values,
    photos: rebased.photos.map((photo) => ({ ...photo, preview: pictures.get(photo.id) ?? '' })),
    defaultId: rebased.defaultId,
    progress: progressOf(rebased.uploaded),
    late: lateChangesOf(changes, draft.home, home, true),
  };
};
