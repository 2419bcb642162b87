import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Clock } from 'lucide-react';

/** What lies over a photo: 'Under Screening', and a veil while it is on its way. */
export function PhotoTileState({ uploaded, sending }: { uploaded: boolean; sending: boolean }) {
  if (sending)
    return (
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          alignContent: 'center',
          gap: '10px',
          p: '16px',
          textAlign: 'center',
          typography: 'caption',
          fontWeight: 600,
          color: 'roles.ink',
          '&::before': { content: '""', position: 'absolute', inset: 0, bgcolor: 'roles.paper', opacity: 0.86 },
          '& > *': { position: 'relative' },
        }}
      >
        <span>Uploading…</span>
        <LinearProgress aria-label="Uploading" />
      </Box>
    );
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: 8,
        left: 8,
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        height: 24,
        px: '8px',
        borderRadius: '6px',
        typography: 'caption',
        fontWeight: 600,
        bgcolor: 'roles.paper',
        color: 'tones.warning.text',
      }}
    >
      <Clock size={14} aria-hidden />
      Under Screening{uploaded ? ', uploaded' : ''}
    </Box>
  );
}
