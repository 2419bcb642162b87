import { storeEditDraft } from '#src/screens/broker/post-property/edit-property/editDraft.ts';
import { editFormOf } from '#src/screens/broker/post-property/edit-property/editForm.ts';
import { photoIdOf, photoOf } from '#src/screens/broker/post-property/edit-property/editPlan.ts';
import { homeToEdit } from '#stories/mocks/properties.ts';

/** Stores a draft of the sample home with another title and the first two photos swapped. */
export const sampleEditDraft = (slot: string): void => {
  const form = editFormOf(homeToEdit);
  const [first, second, ...rest] = homeToEdit.media.map((one) => ({ preview: '', ...photoOf(one) }));
  storeEditDraft(slot, {
    home: homeToEdit,
    values: { ...form, basic: { ...form.basic, title: 'My title' } },
    photos: [second, first, ...rest].flatMap((photo) => photo ?? []),
    uploaded: new Map(homeToEdit.media.map(({ id }) => [photoIdOf(id), id])),
    defaultId: first?.id,
    perhaps: [],
    savedAt: new Date(2026, 10, 21, 10, 42).getTime(),
  });
};
