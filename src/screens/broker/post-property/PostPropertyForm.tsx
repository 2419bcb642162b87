import Box from '@mui/material/Box';
import { Form, FormikProvider } from 'formik';
import { useEffect, useRef } from 'react';
import { AlertDialog } from '#src/ui/feedback/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { FormSections } from './FormSections.tsx';
import { preventSubmit } from './preventSubmit.ts';
import { SubmitBar } from './SubmitBar.tsx';
import { SubmissionContext } from './submission/context.ts';
import type { PostDraft } from './submission/postDraft.ts';
import { useNewSubmission } from './submission/useNewSubmission.ts';
import { useDropGuard } from './useDropGuard.ts';

interface PostPropertyFormProps {
  /** The id of the broker whose draft it keeps; undefined if it keeps none, because another tab does. */
  keeper?: number | undefined;
  /** What it starts with; an empty form without one. */
  draft?: PostDraft | undefined;
}

/** The form of Post Property: its sections, its submit sequence and its draft. */
export function PostPropertyForm({ keeper, draft }: PostPropertyFormProps) {
  const { formik, submission, question } = useNewSubmission(keeper, draft);
  const { phase, round } = submission.state;
  const failure = phase.at === 'failed' ? phase : undefined;
  const done = phase.at === 'done';
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) top.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  // The next property starts at step 1. An effect of this component runs after its dialogs have restored the focus.
  useEffect(() => {
    if (round === 0 || done) return;
    document.getElementById('post-info')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [round, done]);

  useDropGuard();

  return (
    <SubmissionContext value={submission}>
      <FormikProvider value={formik}>
        <Form noValidate onKeyDown={preventSubmit}>
          <Box ref={top} sx={{ '& > *': { mb: 2.5 } }}>
            <ErrorSummary message={failure?.message} />
          </Box>
          <FormSections />
          <SubmitBar />
        </Form>
      </FormikProvider>
      <ConfirmDialog
        {...question}
        title="No title, price or locality: post anyway?"
        message="Buyers find a home by these. You can add them later with Edit."
        confirmLabel="Post anyway"
        cancelLabel="Go back"
      />
      <AlertDialog
        open={done}
        tone="success"
        title="Property created"
        message="It is in My Properties now."
        onClose={() => submission.dispatch({ type: 'resumed' })}
      />
    </SubmissionContext>
  );
}
