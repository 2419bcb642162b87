import { Text } from '#src/ui/base/Text.tsx';

/** Marks a figure as fixed sample data. */
export function SampleTag() {
  return (
    <Text
      component="span"
      variant="caption"
      sx={{
        flex: 'none',
        px: 0.5,
        borderRadius: '4px',
        lineHeight: '1.125rem',
        fontWeight: 500,
        letterSpacing: 0,
        whiteSpace: 'nowrap',
        bgcolor: 'tones.neutral.tint',
        color: 'tones.neutral.text',
      }}
    >
      Sample
    </Text>
  );
}
