import Box from '@mui/material/Box';
import { Check, Clock } from 'lucide-react';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';

interface PhotoTileStateProps {
  /** It will be deleted on save. */
  removed?: boolean;
  /** The share of it that is sent, 0 to 1, during the upload. */
  sent: number | undefined;
}

const veil = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  gap: 1,
  p: { xs: 0.5, sm: 2 },
  textAlign: 'center',
  typography: 'captionStrong',
  color: 'roles.ink',
  '&::before': { content: '""', position: 'absolute', inset: 0, bgcolor: 'roles.paper', opacity: 0.86 },
  '& > *': { position: 'relative' },
} as const;

/** An overlay on a photo: the progress of its upload, or that it will be deleted. */
export function PhotoTileState({ removed, sent }: PhotoTileStateProps) {
  if (removed)
    return (
      <Box sx={veil}>
        <span>Deleted when you save</span>
      </Box>
    );
  if (sent !== undefined)
    return (
      <Box sx={veil}>
        <span>{sent < 1 ? `Uploading ${Math.round(sent * 100)}%` : 'Processing…'}</span>
        <ProgressBar label="Uploading" {...(sent < 1 ? { value: sent, max: 1 } : {})} />
      </Box>
    );
  return null;
}

/** 'Under Screening', over a photo (beside it on phones) that is new, or that the server already has (`uploaded`). */
export function Screening({ uploaded }: { uploaded: boolean }) {
  return (
    <Text
      component="span"
      variant="captionStrong"
      sx={{
        gridArea: { xs: 'state', sm: 'picture' },
        placeSelf: 'start',
        position: 'relative',
        m: { xs: space(0.5, 0.5, 0), sm: 1 },
        maxWidth: 'calc(100% - 12px)',
        display: 'inline-flex',
        alignItems: 'center',
        gap: { xs: 0.25, sm: 0.5 },
        height: 24,
        px: { xs: 0.5, sm: 1 },
        borderRadius: '6px',
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
    </Text>
  );
}
