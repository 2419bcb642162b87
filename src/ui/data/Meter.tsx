import Box from '@mui/material/Box';
import { useId } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface MeterProps {
  /** What is measured. */
  label: string;
  /** The formatted value: 99.9%, 150ms. */
  value: string;
  /** The filled share of the bar, clamped to 0 to 100. */
  share: number;
  /** Explanation below the bar. */
  note?: string;
}

/** A labelled value with a bar of 6 px. */
export function Meter({ label, value, share, note }: MeterProps) {
  const id = useId();
  const filled = Math.min(100, Math.max(0, share));
  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: space(0, 1.5),
        }}
      >
        <Text component="span" id={id} variant="label">
          {label}
        </Text>
        <Text component="span" variant="subtitle1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Text>
      </Box>
      <Box
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        aria-valuetext={value}
        sx={{ mt: 1, height: 6, borderRadius: '999px', bgcolor: 'roles.track', overflow: 'hidden' }}
      >
        <Box
          sx={{
            height: '100%',
            borderRadius: 'inherit',
            bgcolor: 'roles.primary',
            '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
          }}
          style={{ width: `${filled}%` }}
        />
      </Box>
      {note ? (
        <Text variant="caption" quiet sx={{ mt: 0.75 }}>
          {note}
        </Text>
      ) : null}
    </div>
  );
}
