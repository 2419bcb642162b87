import { Stack } from '#src/ui/base/Stack.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: Stack, parameters: { layout: 'padded' } });

/** Content that is too wide for the stack wraps. */
export const Steps = meta.story({
  args: {
    gap: 3,
    children: (
      <>
        <Notice tone="info" title="Saved">
          Two homes wait for a review.
        </Notice>
        <Notice tone="warning" title="https://nivaas.example/homes/12-a-villa-with-a-name-as-long-as-its-garden-wall">
          The address is longer than a phone is wide.
        </Notice>
      </>
    ),
  },
});
