import Box from '@mui/material/Box';
import { space } from '#src/theme/spacing.ts';

/** The bar above a preview: the template's name, and whether the listings are samples. */
export function PreviewBar({ label, sample }: { label: string; sample: boolean }) {
  return (
    <Box
      component="aside"
      aria-label="Preview"
      sx={{
        bgcolor: 'roles.tip',
        color: 'roles.tipInk',
        textAlign: 'center',
        typography: 'label',
        p: space(1.5, 2),
      }}
    >
      Preview of {label}. {sample ? 'Its listings are samples.' : 'Only you see this page.'}
    </Box>
  );
}
