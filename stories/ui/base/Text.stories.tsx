import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: Text, parameters: { layout: 'padded' } });

/** A heading, its line, and a note. */
export const Variants = meta.story({
  render: () => (
    <Stack gap={1}>
      <Text variant="h2" component="h2">
        Homes, found with care
      </Text>
      <Text variant="copy">
        Havelis and high-rises, plots and first flats: each one seen, checked and priced plainly.
      </Text>
      <Text variant="caption" quiet>
        Read on 26 November
      </Text>
    </Stack>
  ),
});
