import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  first: string;
  second?: ReactNode;
  /** The first line with a link in it. */
  children?: ReactNode;
  /** Emphasizes the first line: a name. */
  strong?: boolean;
  /** The first line may take two. */
  wraps?: boolean;
}

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const wrapped = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
} as const;

/** A table cell with a main line and a muted line below it, each cut off where there is no room; texts are whole in the tooltip. */
export function TwoLines({ first, second, strong, wraps, children = first }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: '1.125rem' }}>
      <Box title={first} sx={{ ...(wraps ? wrapped : clipped), fontWeight: strong ? 600 : 400 }}>
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
