import { expect, fn, waitFor } from 'storybook/test';
import { listDemoAccounts } from '#contract/demo.ts';
import type { Role } from '#contract/endpoint.ts';
import { DemoAccounts } from '#src/features/auth/DemoAccounts.tsx';
import { demoAccounts, demoCalls } from '#stories/mocks/auth.ts';
import { failed } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const everybody: readonly Role[] = ['super_admin', 'broker', 'user'];
const operator: readonly Role[] = ['super_admin'];
const meta = preview.meta({
  component: DemoAccounts,
  args: { roles: everybody, onChoose: fn() },
  parameters: framed(320),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(demoCalls(demoAccounts)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ravi@nivaas.example/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(demoAccounts.at(-1));
  },
});

export const OneRole = meta.story({
  args: { roles: operator },
  beforeEach: ({ msw }) => msw.use(demoCalls(demoAccounts)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /admin@nivaas.example/ });
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const NoDemoServer = meta.story({
  beforeEach: ({ msw }) => msw.use(demoCalls([])),
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByText('Demo accounts')).toBeNull()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listDemoAccounts)),
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByText('Demo accounts')).toBeNull()),
});
