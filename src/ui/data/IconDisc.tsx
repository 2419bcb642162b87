import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ToneName } from '#src/theme/tones.ts';

interface IconDiscProps {
  /** The icon; decorative, because the row's text says the same. */
  icon: LucideIcon;
  /** A colour; neutral by default. */
  tone?: ToneName | undefined;
  /** Its width and height in pixels. */
  size?: 32 | 36;
}

/** A round icon at the start of a row. */
export function IconDisc({ icon: Icon, tone, size = 36 }: IconDiscProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: size,
        height: size,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        bgcolor: tone ? `tones.${tone}.tint` : 'roles.seg',
        color: tone ? `tones.${tone}.text` : 'roles.slate',
      }}
    >
      <Icon size={size / 2} strokeWidth={1.75} />
    </Box>
  );
}
