import Box from '@mui/material/Box';

interface ChartKeyProps {
  /** What the bars count: "Properties sold, January to May". */
  label: string;
}

/** A bar chart's legend, for the card's head: the bars' colour and what they count. */
export function ChartKey({ label }: ChartKeyProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', typography: 'caption', color: 'roles.slate' }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          flex: 'none',
          borderRadius: '3px',
          bgcolor: 'roles.primary',
          forcedColorAdjust: 'none',
        }}
      />
      {label}
    </Box>
  );
}
