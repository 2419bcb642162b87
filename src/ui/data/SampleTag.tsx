import Box from '@mui/material/Box';

/** Marks a figure as fixed sample data. */
export function SampleTag() {
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        px: 0.5,
        borderRadius: '4px',
        typography: 'caption',
        lineHeight: '1.125rem',
        fontWeight: 500,
        letterSpacing: 0,
        whiteSpace: 'nowrap',
        bgcolor: 'tones.neutral.tint',
        color: 'tones.neutral.text',
      }}
    >
      Sample
    </Box>
  );
}
