import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { JobProgress } from '#src/ui/feedback/JobProgress.tsx';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const photos = { title: 'Uploading photos', state: 'running', unit: 'photos', total: 12 } as const;

const meta = preview.meta({
  component: JobProgress,
  decorators: [inCard({ p: { xs: 2, sm: 3 }, maxWidth: 520 })],
});

export const Counting = meta.story({
  args: { ...photos, done: 3, detail: 'front-of-the-house-in-the-morning-light.jpg', onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photos' })).toHaveAttribute('aria-valuenow', '25');
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading photos: 25%');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
});

export const UnknownLength = meta.story({
  args: {
    title: 'Making your file',
    state: 'running',
    detail: 'This can take a minute. You can go on working.',
    onCancel: fn(),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Making your file' })).not.toHaveAttribute('aria-valuenow'),
});

export const Cancelling = meta.story({
  args: { ...photos, done: 7, detail: 'kitchen.jpg', onCancel: fn(), cancelling: true },
});

function Fails() {
  const [state, setState] = useState<'failed' | 'done'>('failed');
  return (
    <JobProgress
      title="Uploading photos"
      unit="photos"
      state={state}
      done={state === 'failed' ? 7 : 12}
      total={12}
      detail={
        state === 'failed' ? 'The connection was lost. The 7 photos already uploaded are kept.' : 'All are uploaded.'
      }
      onRetry={() => setState('done')}
    />
  );
}

export const FailedThenTriedAgain = meta.story({
  render: () => <Fails />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading photos: failed, 7 of 12 photos');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploading photos: done'));
  },
});

export const Failed = meta.story({
  args: {
    title: 'Sending 1,200 invitations to the people on the list of the Jaipur property fair',
    state: 'failed',
    unit: 'invitations',
    done: 318,
    total: 1200,
    detail: 'The mail server refused the connection. Nobody got an invitation twice.',
    onRetry: fn(),
  },
});
