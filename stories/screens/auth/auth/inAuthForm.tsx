import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { Formik } from 'formik';
import { emptyAuth } from '#src/screens/auth/auth/authValues.ts';

/** Puts a part of the sign-in page into its form. */
export const inAuthForm: Decorator = (Story) => (
  <Formik initialValues={emptyAuth} onSubmit={() => undefined}>
    <Box sx={{ p: 2 }}>
      <Story />
    </Box>
  </Formik>
);
