import Box from '@mui/material/Box';
import { Formik } from 'formik';
import preview from '../../../../.storybook/preview';
import { emptyAuth } from '../../../../src/screens/auth/auth/authValues';
import { LoginForm } from '../../../../src/screens/auth/auth/LoginForm';
import { demoAccounts, offering } from '../../../../stories/mocks/auth';

const meta = preview.meta({
  component: LoginForm,
  decorators: [
    (Story) => (
      <Formik initialValues={emptyAuth} onSubmit={() => undefined}>
        <Box sx={{ p: 2 }}>
          <Story />
        </Box>
      </Formik>
    ),
  ],
});

export const Empty = meta.story({ args: { failure: undefined }, beforeEach: ({ msw }) => msw.use(offering()) });
export const Failed = meta.story({
  args: { failure: 'Invalid email or password' },
  beforeEach: ({ msw }) => msw.use(offering(demoAccounts)),
});
