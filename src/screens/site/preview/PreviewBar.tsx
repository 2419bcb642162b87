import Box from '@mui/material/Box';

/** Says above a preview what it is, and whether its listings are samples. */
export function PreviewBar({ label, sample }: { label: string; sample: boolean }) {
  return (
    <Box
      role="note"
      sx={{
        bgcolor: 'roles.tip',
        color: 'roles.tipInk',
        textAlign: 'center',
        typography: 'label',
        p: '10px 16px',
      }}
    >
      Preview of {label}. {sample ? 'Its listings are samples.' : 'Only you see this page.'}
    </Box>
  );
}
