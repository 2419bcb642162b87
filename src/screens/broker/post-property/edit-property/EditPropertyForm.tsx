import Box from '@mui/material/Box';
import { Form, FormikProvider } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { PropertyDetail } from '#contract/properties/schemas.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { useIsMounted } from '#src/lib/useIsMounted.ts';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { FormSections } from '../FormSections.tsx';
import { preventSubmit } from '../preventSubmit.ts';
import { SubmissionContext } from '../submission/context.ts';
import type { DraftSlot } from '../submission/postDraft.ts';
import { useDropGuard } from '../useDropGuard.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import { EditBar } from './EditBar.tsx';
import { changesOf } from './editChanges.ts';
import type { EditDraft } from './editDraft.ts';
import { type ForeignChange, withValue } from './editForm.ts';
import { type EditSubject, isDone, planOf } from './editPlan.ts';
import { stepsOfEdit } from './editWords.ts';
import { LateEdit } from './LateEdit.tsx';
import { useEditing } from './useEditing.ts';

interface EditPropertyFormProps {
  /** The home as it was loaded. */
  home: PropertyDetail;
  /** Where its draft is kept; undefined if it is not, because another tab keeps it. */
  slot?: DraftSlot | undefined;
  draft?: EditDraft | undefined;
  /** Called when everything is saved, with whether this page is still open. */
  onSaved: (isMounted: boolean) => void;
}

const digestOf = ({ values, photos, defaultId }: EditSubject) =>
  JSON.stringify([values, photos.map(({ id, category, removed = false }) => [id, category, removed]), defaultId]);

/** Post Property's form, filled with an existing home. Save first lists the changes. */
export function EditPropertyForm({ home, slot, draft, onSaved }: EditPropertyFormProps) {
  const [asking, setAsking] = useState(false);
  // A digest of what the user has reviewed in the list of changes.
  const confirmed = useRef<string>(undefined);
  const mayBegin = (): boolean => {
    const seen = confirmed.current === digestOf(subject);
    setAsking(!seen);
    return seen;
  };
  // A save continues after its page is left.
  const isMounted = useIsMounted();
  const whenSaved = () => onSaved(isMounted.current);
  const editing = useEditing({ home, slot, draft, mayBegin, onSaved: whenSaved });
  const { formik, submission, base, late, dismissLate, steps } = editing;
  const { photos, defaultId, phase } = submission.state;
  const subject: EditSubject = { values: formik.values, photos, defaultId };
  const plan = planOf(subject, base);
  const changed = !isDone(plan);
  const failure = phase.at === 'failed' ? phase : undefined;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) top.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  useDropGuard();

  const submitNext = useSubmitNext(formik.submitForm);
  const save = (values = formik.values) => {
    confirmed.current = digestOf({ ...subject, values });
    setAsking(false);
    submitNext();
  };
  const choose = (choice: 'mine' | 'theirs', ...changes: readonly ForeignChange[]) => {
    let values = formik.values;
    for (const { field, mine, theirs } of changes)
      if (mine) values = withValue(values, field, choice === 'mine' ? mine.value : theirs);
    void formik.setValues(values);
    return values;
  };

  return (
    <SubmissionContext value={submission}>
      <FormikProvider value={formik}>
        <Form noValidate onKeyDown={preventSubmit}>
          <Box ref={top} sx={{ '& > *': { mb: 2.5 } }}>
            <ErrorSummary message={failure?.message} />
            {late ? (
              <LateEdit
                key={base.home.updated_at}
                late={late}
                onChoose={(change, choice) => choose(choice, change)}
                onUseMine={() => save(choose('mine', ...late.changes))}
                onUseTheirs={() => {
                  choose('theirs', ...late.changes);
                  dismissLate();
                }}
              />
            ) : null}
            {draft && changed && !late && phase.at === 'editing' && !submission.busy ? (
              <Notice>
                Your changes of {formatDateTime(new Date(draft.savedAt).toISOString())} are here again. They are not
                saved yet.
              </Notice>
            ) : null}
          </Box>
          <FormSections />
          <EditBar changed={changed} steps={stepsOfEdit(steps, plan, submission.state)} />
        </Form>
        <ChangesDialog
          open={asking}
          changes={asking ? changesOf(subject, base) : []}
          onSave={() => save()}
          onClose={() => setAsking(false)}
        />
      </FormikProvider>
    </SubmissionContext>
  );
}

// In an effect, so that the form has already rendered the values to send.
function useSubmitNext(submitForm: () => Promise<unknown>) {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked) void submitForm();
  }, [asked, submitForm]);
  return () => setAsked((times) => times + 1);
}
