import { labelOf } from '#contract/fields.ts';
import { mediaCategories } from '#contract/properties/choices.ts';
import { youtubeUrl } from '#contract/rules/youtube.ts';
import { changedFields } from '#src/lib/rebase.ts';
import { editFormOf, propertyShape, wordsAt } from './editForm.ts';
import { type EditBase, type EditSubject, planOf } from './editPlan.ts';

/** One line in the list of changes: a label, and the old and the new value in words. */
export interface Change {
  readonly label: string;
  /** '' if it was empty; undefined if there is only a new value to show. */
  readonly before?: string;
  readonly now: string;
}

/** The names of photos on the page, by id: 'Kitchen picture 2'. */
const namesOf = (photos: EditSubject['photos']): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>();
  return new Map(
    photos.map(({ id, category }) => {
      const count = (counts.get(category) ?? 0) + 1;
      counts.set(category, count);
      return [id, `${labelOf(mediaCategories, category)} picture ${count}`];
    }),
  );
};

/** What saving would change, in words: fields, photos, video. */
export const changesOf = (subject: EditSubject, base: EditBase): Change[] => {
  const { values, photos } = subject;
  const { home, uploaded } = base;
  const plan = planOf(subject, base);
  const before = editFormOf(home);
  const names = namesOf(photos);
  const ids = new Map([...uploaded].map(([id, mediaId]) => [mediaId, id]));
  const nameOf = (mediaId: number | undefined) => names.get(ids.get(mediaId ?? 0) ?? '') ?? '';
  const fields = changedFields(propertyShape, values, before).map((row) => ({
    label: row.label,
    before: wordsAt(before, row),
    now: wordsAt(values, row),
  }));
  const pictures: Change[] = [];
  if (plan.add.length)
    pictures.push({
      label: 'Photos added',
      now: plan.add.map(({ id, file }) => `${names.get(id)} (${file.name})`).join(', '),
    });
  if (plan.remove.length) pictures.push({ label: 'Photos deleted', now: plan.remove.map(nameOf).join(', ') });
  for (const { mediaId, category } of plan.categories)
    pictures.push({
      label: `Category of ${nameOf(mediaId)}`,
      before: labelOf(mediaCategories, home.media.find(({ id }) => id === mediaId)?.category ?? ''),
      now: labelOf(mediaCategories, category),
    });
  if (plan.order) pictures.push({ label: 'Photos', now: 'in a new order' });
  if (plan.primary)
    pictures.push({
      label: 'Default photo',
      before: nameOf(home.media.find(({ is_primary }) => is_primary)?.id),
      now: names.get(plan.primary) ?? '',
    });
  const video = plan.addVideo ?? plan.removeVideo;
  if (video !== undefined)
    pictures.push({ label: 'Video', before: before.video, now: youtubeUrl(values.video) ?? values.video.trim() });
  return [...fields, ...pictures];
};
