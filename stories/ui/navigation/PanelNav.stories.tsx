import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { panelItems } from '../../../.storybook/panelSample';
import preview from '../../../.storybook/preview';
import { PanelNav } from '../../../src/ui/navigation/PanelNav';

const meta = preview.meta({
  component: PanelNav,
  args: { label: 'Admin panel', items: panelItems },
  parameters: { router: { at: '/superadmin/crm' } },
  decorators: [
    (Story, { args }) => (
      <Box sx={{ width: args.rail ? 72 : 264, p: '0 12px 12px', bgcolor: 'roles.side' }}>
        <Story />
      </Box>
    ),
  ],
});

export const Wide = meta.story();

export const Rail = meta.story({
  args: { rail: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications, 3' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'CRM' })).toHaveAttribute('aria-current', 'page');
  },
});
