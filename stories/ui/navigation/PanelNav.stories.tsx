import Box from '@mui/material/Box';
import { Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { PanelNav } from '#src/ui/navigation/PanelNav.tsx';
import { panelItems } from '#stories/samples/panel.ts';
import preview from '#storybook/parts/preview.ts';

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

/** Many links, a long label and a count above 99: the list scrolls and nothing is clipped. */
export const Many = meta.story({
  args: {
    items: [
      ...panelItems,
      { label: 'Subscription Plans and Payments Received', to: '/superadmin/payments', icon: Wallet, count: 1284 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Subscription Plans/ })).toHaveTextContent('99+');
  },
});

export const Rail = meta.story({
  args: { rail: true },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Notifications, 3' })).toBeVisible(),
});
