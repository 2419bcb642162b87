import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ErrorBoundary } from '../../../src/ui/layout/ErrorBoundary';

const meta = preview.meta({ component: ErrorBoundary });

function Broken(): never {
  throw new Error('on purpose');
}

export const Caught = meta.story({
  render: () => (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page could not be shown');
  },
});
