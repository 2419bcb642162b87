import Box from '@mui/material/Box';
import { Formik, FormikProvider } from 'formik';
import type { ComponentType, ReactNode } from 'react';
import { type Submission, SubmissionContext } from '#src/screens/broker/post-property/submission/context.ts';
import {
  emptyProperty,
  type PropertyFormValues,
  postPropertyRules,
} from '#src/screens/broker/post-property/submission/propertyForm.ts';
import { useNewSubmission } from '#src/screens/broker/post-property/submission/useNewSubmission.ts';
import { submissionSample } from '#stories/samples/submission.ts';

interface PropertyStageProps {
  /** Values that differ from the empty form's. */
  values?: Partial<PropertyFormValues>;
  /** The state of the submission; by default nothing is sent. */
  submission?: Submission;
  children: ReactNode;
}

/** The Post Property form around one of its parts, with a submission in a fixed state. */
export function PropertyStage({ values, submission = submissionSample(), children }: PropertyStageProps) {
  return (
    <SubmissionContext value={submission}>
      <Formik
        initialValues={{ ...emptyProperty, ...values }}
        validationSchema={postPropertyRules}
        validateOnChange={false}
        onSubmit={() => undefined}
      >
        <Box component="main" sx={{ p: 2, maxWidth: 900 }}>
          {children}
        </Box>
      </Formik>
    </SubmissionContext>
  );
}

/** The same with a live submission, whose draft belongs to broker 9. */
export function LivePropertyStage({ children }: { children: ReactNode }) {
  const { formik, submission } = useNewSubmission(9, undefined);
  return (
    <SubmissionContext value={submission}>
      <FormikProvider value={formik}>
        <Box component="main" sx={{ p: 2, maxWidth: 900 }}>
          {children}
        </Box>
      </FormikProvider>
    </SubmissionContext>
  );
}

/** A decorator that wraps a story in `PropertyStage`. */
export const onPropertyStage = (props: Omit<PropertyStageProps, 'children'> = {}) =>
  function OnPropertyStage(Story: ComponentType) {
    return (
      <PropertyStage {...props}>
        <Story />
      </PropertyStage>
    );
  };
