import { expect, screen, waitFor } from 'storybook/test';
import { AuditTable } from '#src/features/audit/AuditTable.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { auditCalls } from '#stories/mocks/settings.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AuditTable,
  parameters: { ...framed(640), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...auditCalls()),
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Changed settings', undefined, { timeout: 5_000 });
    await userEvent.click(canvas.getByRole('combobox', { name: 'What' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Suspended broker' }));
    await waitFor(() => expect(canvas.queryByText('Changed settings')).toBeNull());
    await expect(canvas.getByText('Broker 12: active → suspended')).toBeVisible();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...auditCalls([])) });
