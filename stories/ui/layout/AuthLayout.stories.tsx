import Button from '@mui/material/Button';
import { Text } from '#src/ui/base/Text.tsx';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';
import preview from '#storybook/parts/preview.ts';

const form = (
  <>
    <Text variant="h2" component="h1" sx={{ mb: 3 }}>
      Welcome Back!
    </Text>
    <Button variant="contained" fullWidth size="large">
      Log in
    </Button>
  </>
);

const meta = preview.meta({
  component: AuthLayout,
  args: {
    heading: 'The light is on.\nCome in.',
    line: 'Save homes, talk to owners and sellers, and pick up where you left off.',
    children: form,
  },
});

export const ShortForm = meta.story();

export const LongForm = meta.story({
  tags: ['full'],
  args: {
    children: Array.from({ length: 8 }, (_, at) => `part ${at}`).map((key, at) => (
      <Text key={key} sx={{ mb: 10 }}>
        {at + 1}. A form longer than the window.
      </Text>
    )),
  },
});
