import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from '#src/ui/base/Text.tsx';

interface TwoLinesProps {
  first: string;
  second?: ReactNode;
  /** The content of the first line, for a link; defaults to `first`. */
  children?: ReactNode;
  /** Emphasizes the first line: a name. */
  strong?: boolean;
  /** The first line may wrap once; in a low row, the second line is then left out. */
  wraps?: boolean;
}

// A second line that does not fit wraps into a column of its own, out of sight.
const fitting = {
  display: 'flex',
  flexFlow: 'column wrap',
  justifyContent: 'center',
  height: '100%',
  overflow: 'hidden',
  '& > *': { width: '100%' },
} as const;

/** A table cell with a main line and a muted line below it. Each is cut off if too long; tooltips show it in full. */
export function TwoLines({ first, second, strong, wraps, children = first }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: '1.125rem', ...(wraps ? fitting : {}) }}>
      <Text
        component="div"
        title={first}
        lines={wraps ? 2 : 1}
        sx={{ ...(wraps && { whiteSpace: 'normal' }), fontWeight: strong ? 600 : 400 }}
      >
        {children}
      </Text>
      {second ? (
        <Text component="div" title={typeof second === 'string' ? second : undefined} variant="caption" quiet lines={1}>
          {second}
        </Text>
      ) : null}
    </Box>
  );
}
