import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: InlineError });

let answer: (() => void) | undefined;

export const BusyWhileItTries = meta.story({
  args: {
    message: 'Failed to load leads',
    hint: 'Check your connection. Nothing was lost.',
    drawing: true,
    onRetry: fn(
      () =>
        new Promise<void>((_, refuse) => {
          answer = () => refuse(new Error('Failed to load leads'));
        }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load leads');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Trying again…' })).toBeDisabled();
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    answer?.();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
  },
});

function Recovers() {
  const [failed, setFailed] = useState(true);
  return (
    <section aria-label="My leads">
      {failed ? <InlineError message="Failed to load" onRetry={() => setFailed(false)} /> : <p>Twelve leads</p>}
    </section>
  );
}

export const ContentTakesItsPlace = meta.story({
  render: () => <Recovers />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('Twelve leads');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'My leads' })).toHaveFocus());
  },
});

export const LongMessageAlone = meta.story({
  tags: ['full'],
  args: {
    message:
      'Failed to load properties: the answer from https://api.nivaas.example/api/properties/mine?page=1&limit=100 was not understood',
  },
});
