import Box from '@mui/material/Box';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { emptyProperty, type PropertyFormValues, postPropertyRules } from '#src/features/properties/propertyForm.ts';

interface PropertyStageProps {
  /** What differs from the empty form. */
  values?: Partial<PropertyFormValues>;
  children: ReactNode;
}

/** The form of Post Property around a part of it. */
export function PropertyStage({ values, children }: PropertyStageProps) {
  return (
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
  );
}
