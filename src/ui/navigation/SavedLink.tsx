import Box from '@mui/material/Box';
import { Heart } from 'lucide-react';
import { Text } from '#src/ui/base/Text.tsx';

interface SavedLinkProps {
  to: string;
  /** How many homes are saved. */
  count: number;
}

/** A heart that links to the saved homes, with their number; hidden without scripts, which read them. */
export function SavedLink({ to, count }: SavedLinkProps) {
  return (
    <Box
      component="a"
      href={to}
      aria-label={count === 0 ? 'Saved homes' : `Saved homes: ${count}`}
      sx={{
        position: 'relative',
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        borderRadius: '50%',
        color: 'roles.ink',
        '&:hover': { color: 'roles.gulabi' },
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Heart size={22} strokeWidth={1.75} aria-hidden />
      {count > 0 ? (
        <Text
          component="span"
          aria-hidden
          variant="captionStrong"
          sx={{
            position: 'absolute',
            top: 2,
            right: 0,
            minWidth: 18,
            height: 18,
            px: 0.5,
            borderRadius: '9px',
            bgcolor: 'roles.gulabi',
            color: 'roles.page',
            lineHeight: '1.125rem',
            textAlign: 'center',
          }}
        >
          {count}
        </Text>
      ) : null}
    </Box>
  );
}
