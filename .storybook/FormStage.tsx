import Box from '@mui/material/Box';
import { Form, Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { Schema } from 'yup';

interface FormStageProps {
  values: FormikValues;
  schema?: Schema;
  /** Shows all errors from the start. */
  touched?: boolean;
  onSubmit?: (values: FormikValues) => unknown;
  width?: number;
  children: ReactNode;
}

/** A Formik form for the stories of fields. */
export function FormStage({ values, schema, touched, onSubmit, width = 400, children }: FormStageProps) {
  return (
    <Formik
      initialValues={values}
      {...(schema ? { validationSchema: schema } : {})}
      validateOnMount={Boolean(touched)}
      initialTouched={touched ? Object.fromEntries(Object.keys(values).map((name) => [name, true])) : {}}
      onSubmit={async (sent) => onSubmit?.(sent)}
    >
      <Box component={Form} noValidate sx={{ display: 'grid', gap: 2, p: 3, maxWidth: width }}>
        {children}
      </Box>
    </Formik>
  );
}
