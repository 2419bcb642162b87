import Box from '@mui/material/Box';
import { CloudCheck, CloudOff } from 'lucide-react';
import { Text } from '#src/ui/base/Text.tsx';

interface DraftNoteProps {
  /** When the draft was last kept; `false` if the browser refused, undefined while there is nothing to keep. */
  savedAt: number | false | undefined;
  /** The browser has no room for the photos. */
  storageFull: boolean;
}

const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** Says whether what was typed would survive a reload. */
export function DraftNote({ savedAt, storageFull }: DraftNoteProps) {
  const lost = savedAt === false || storageFull;
  if (savedAt === undefined && !lost) return null;
  return (
    <Text
      variant="caption"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: lost ? 'tones.warning.text' : 'roles.slate',
        '& svg': { flex: 'none' },
      }}
    >
      {lost ? <CloudOff size={16} aria-hidden /> : <CloudCheck size={16} aria-hidden />}
      {lost ? (
        <span>{savedAt === false ? 'This browser keeps no draft' : 'This browser has no room to keep the photos'}</span>
      ) : (
        <span>
          Draft kept
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            in this browser, {time.format(savedAt)}
          </Box>
        </span>
      )}
    </Text>
  );
}
