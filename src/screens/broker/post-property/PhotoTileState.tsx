import Box from '@mui/material/Box';
import { Check, Clock } from 'lucide-react';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';

interface PhotoTileStateProps {
  /** The server has it. */
  uploaded: boolean;
  /** The listing had it before this page: it is not under screening. */
  listed?: boolean;
  /** It is to be deleted. */
  removed?: boolean;
  /** How much of it is sent, 0 to 1, while it is on its way. */
  sent: number | undefined;
  /** It leads the listing; on phones the foot has no room for the word. */
  isDefault: boolean;
}

const veil = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  gap: 1,
  p: 2,
  textAlign: 'center',
  typography: 'captionStrong',
  color: 'roles.ink',
  '&::before': { content: '""', position: 'absolute', inset: 0, bgcolor: 'roles.paper', opacity: 0.86 },
  '& > *': { position: 'relative' },
} as const;

/**
 * What lies over a photo: 'Under Screening', on phones 'Default', and a veil with its progress while it is on its way, or that
 * says that it is to be deleted.
 */
export function PhotoTileState({ uploaded, listed, removed, sent, isDefault }: PhotoTileStateProps) {
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
  return (
    <>
      {listed ? null : <Screening uploaded={uploaded} />}
      {isDefault ? (
        // Decorative: the foot says it too.
        <Box
          component="span"
          aria-hidden
          sx={{
            display: { xs: 'block', sm: 'none' },
            position: 'absolute',
            // Between the label and the buttons, which are close together on a small tile.
            top: 32,
            left: 6,
            p: space(0.25, 0.75),
            borderRadius: '6px',
            typography: 'captionStrong',
            bgcolor: 'roles.primary',
            color: 'roles.onPrimary',
          }}
        >
          Default
        </Box>
      ) : null}
    </>
  );
}

function Screening({ uploaded }: Pick<PhotoTileStateProps, 'uploaded'>) {
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
        gap: { xs: 0.25, sm: 0.5 },
        height: 24,
        px: { xs: 0.5, sm: 1 },
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
