import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ErrorBoundary } from '#src/ui/layout/ErrorBoundary.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: ErrorBoundary });

let broken = true;

function Shaky() {
  if (broken) throw new Error('on purpose');
  return <p>Twelve leads</p>;
}

export const CaughtThenTriedAgain = meta.story({
  beforeEach: () => {
    broken = true;
  },
  render: () => (
    <section aria-label="Leads">
      <ErrorBoundary>
        <Shaky />
      </ErrorBoundary>
    </section>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page could not be shown');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Leads' })).toHaveFocus());
    broken = false;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Twelve leads');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Leads' })).toHaveFocus());
  },
});

function Places() {
  const [place, setPlace] = useState('map');
  return (
    <>
      <button type="button" onClick={() => setPlace('list')}>
        List
      </button>
      <ErrorBoundary resetKey={place} fallback={<p>The {place} cannot be shown.</p>}>
        <Shaky />
      </ErrorBoundary>
    </>
  );
}

export const OwnFallbackUntilElsewhere = meta.story({
  beforeEach: () => {
    broken = true;
  },
  render: () => <Places />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The map cannot be shown.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await canvas.findByText('Twelve leads');
  },
});
