import Box from '@mui/material/Box';
import type { ToneName } from '#src/theme/tones.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface LiveMarkProps {
  /** The text beside the dot. */
  label?: string;
  /** The dot's colour. */
  tone?: ToneName;
}

/** A dot with a halo and a label: a figure counted just now, or a running system. */
export function LiveMark({ label = 'Live', tone = 'success' }: LiveMarkProps) {
  return (
    <Text
      component="span"
      variant="caption"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        flex: 'none',
        fontWeight: 500,
        color: `tones.${tone}.text`,
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 12,
          height: 12,
          flex: 'none',
          borderRadius: '50%',
          border: '3px solid',
          borderColor: `tones.${tone}.tint`,
          bgcolor: 'currentColor',
          backgroundClip: 'padding-box',
        }}
      />
      {label}
    </Text>
  );
}
