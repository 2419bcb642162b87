import { Pair } from '#src/screens/broker/post-property/Pair.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: Pair });

export const Two = meta.story({
  args: {
    children: (
      <>
        <p>One</p>
        <p>Other</p>
      </>
    ),
  },
});
