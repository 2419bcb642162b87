import Box from '@mui/material/Box';
import { useContext } from 'react';
import { Text } from '#src/ui/base/Text.tsx';
import { TooltipDismissed } from './useTooltipDismiss.ts';

interface ChartTooltipProps {
  /** The name of the bar or slice. */
  label: string;
  /** The formatted value. */
  value: string;
  /** What it is compared with: 69 on 19 Oct. */
  note?: string | undefined;
}

/** The tooltip of the hovered or focused bar, slice or point; Escape hides it. */
export function ChartTooltip({ label, value, note }: ChartTooltipProps) {
  if (useContext(TooltipDismissed)) return null;
  return (
    <Box
      sx={{
        minWidth: 96,
        maxWidth: 200,
        px: 1.5,
        py: 1,
        borderRadius: '8px',
        bgcolor: 'roles.tip',
        color: 'roles.tipInk',
        overflowWrap: 'anywhere',
      }}
    >
      <Text component="div" variant="caption" sx={{ fontWeight: 500, opacity: 0.8 }}>
        {label}
      </Text>
      <Text component="div" variant="subtitle2">
        {value}
      </Text>
      {note ? (
        <Text component="div" variant="caption" sx={{ opacity: 0.8 }}>
          {note}
        </Text>
      ) : null}
    </Box>
  );
}
