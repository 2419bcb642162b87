import Box from '@mui/material/Box';
import { useContext } from 'react';
import { TipGone } from './useTipGone.ts';

interface ChartTipProps {
  /** The name of the bar or slice. */
  label: string;
  /** The formatted value. */
  value: string;
  /** What it is compared with: 69 on 19 Oct. */
  note?: string | undefined;
}

/** The tooltip of the hovered or focused bar, slice or point; Escape hides it. */
export function ChartTip({ label, value, note }: ChartTipProps) {
  if (useContext(TipGone)) return null;
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
      <Box sx={{ typography: 'caption', fontWeight: 500, opacity: 0.8 }}>{label}</Box>
      <Box sx={{ typography: 'subtitle2' }}>{value}</Box>
      {note ? <Box sx={{ typography: 'caption', opacity: 0.8 }}>{note}</Box> : null}
    </Box>
  );
}
