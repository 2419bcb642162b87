import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: Text, parameters: { layout: 'padded' } });

/** A heading, its line, a note, and texts that end after their first and second line. */
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
      <Text lines={1} sx={{ maxWidth: 200 }}>
        A villa with a name as long as its garden wall
      </Text>
      <Text quiet lines={2} sx={{ maxWidth: 200 }}>
        Havelis and high-rises, plots and first flats: each one seen, checked and priced plainly.
      </Text>
    </Stack>
  ),
});
