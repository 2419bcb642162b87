import Box from '@mui/material/Box';
import { Check, Clock } from 'lucide-react';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden';

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
          typography: 'captionStrong',
          color: 'roles.ink',
          '&::before': { content: '""', position: 'absolute', inset: 0, bgcolor: 'roles.paper', opacity: 0.86 },
          '& > *': { position: 'relative' },
        }}
      >
        <span>Uploading…</span>
        <ProgressBar label="Uploading" />
      </Box>
    );
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: { xs: 6, sm: 8 },
        left: { xs: 6, sm: 8 },
        maxWidth: 'calc(100% - 12px)',
        display: 'inline-flex',
        alignItems: 'center',
        gap: { xs: '3px', sm: '5px' },
        height: 24,
        px: { xs: '5px', sm: '8px' },
        borderRadius: '6px',
        typography: 'captionStrong',
        bgcolor: 'roles.paper',
        color: 'tones.warning.text',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
      }}
    >
      {uploaded ? <Check size={14} aria-hidden /> : <Clock size={14} aria-hidden />}
      <span>
        Under Screening
        {uploaded ? (
          <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
            , uploaded
          </Box>
        ) : null}
      </span>
    </Box>
  );
}
