import Box from '@mui/material/Box';
import { Image as ImageIcon } from 'lucide-react';

/** Stands where a picture would: 'No Image'. Fills its box. */
export function NoImage() {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: '6px',
        width: '100%',
        height: '100%',
        minHeight: 104,
        borderRadius: '8px',
        border: '1px dashed',
        borderColor: 'roles.control',
        bgcolor: 'roles.seg',
        color: 'roles.slate',
        typography: 'caption',
      }}
    >
      <ImageIcon size={20} strokeWidth={1.75} aria-hidden />
      No Image
    </Box>
  );
}
