import Box from '@mui/material/Box';

interface ChartTipProps {
  /** Which bar or slice. */
  label: string;
  /** Its value, as it is to be read. */
  value: string;
}

/** The dark tip beside the bar or slice that is pointed at or has focus. */
export function ChartTip({ label, value }: ChartTipProps) {
  return (
    <Box
      sx={{
        minWidth: 96,
        maxWidth: 200,
        px: '12px',
        py: '8px',
        borderRadius: '8px',
        bgcolor: 'roles.tip',
        color: 'roles.tipInk',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ typography: 'caption', fontWeight: 500, opacity: 0.8 }}>{label}</Box>
      <Box sx={{ typography: 'subtitle2' }}>{value}</Box>
    </Box>
  );
}
