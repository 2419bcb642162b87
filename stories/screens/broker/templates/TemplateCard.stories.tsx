import Box from '@mui/material/Box';
import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { TemplateCard } from '../../../../src/screens/broker/templates/TemplateCard';

const meta = preview.meta({
  component: TemplateCard,
  decorators: [
    (Story) => (
      <Box sx={{ width: 320, p: 2 }}>
        <Story />
      </Box>
    ),
  ],
});

const args = {
  template: { name: 'modern', label: 'Modern' },
  published: false,
  busy: false,
  blocked: false,
  onPublish: fn(),
} as const;

export const Plain = meta.story({ args });
export const Published = meta.story({ args: { ...args, published: true } });
export const Busy = meta.story({ args: { ...args, busy: true, blocked: true } });
