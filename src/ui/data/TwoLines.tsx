import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  first: string;
  second?: ReactNode;
  /** The first line with a link in it. */
  children?: ReactNode;
  /** Emphasizes the first line: a name. */
  strong?: boolean;
  /** The first line may take two; a low row leaves the second out then. */
  wraps?: boolean;
}

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Text that goes on in a second line, and ends there. */
export const twoLinesAtMost = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
} as const;

// What does not fit goes to a column of its own, out of sight.
const fitting = {
  display: 'flex',
  flexFlow: 'column wrap',
  justifyContent: 'center',
  height: '100%',
  overflow: 'hidden',
  '& > *': { width: '100%' },
} as const;

/** A table cell with a main line and a muted line below it, each cut off where there is no room; texts are whole in the tooltip. */
export function TwoLines({ first, second, strong, wraps, children = first }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: '1.125rem', ...(wraps ? fitting : {}) }}>
      <Box title={first} sx={{ ...(wraps ? twoLinesAtMost : clipped), fontWeight: strong ? 600 : 400 }}>
        {children}
      </Box>
      {second ? (
        <Box
          title={typeof second === 'string' ? second : undefined}
          sx={{ ...clipped, typography: 'caption', color: 'roles.slate' }}
        >
          {second}
        </Box>
      ) : null}
    </Box>
  );
}
