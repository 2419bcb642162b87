import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from '../base/Text.tsx';

interface PublicHeadingProps {
  /** The heading's id, for `aria-labelledby`. */
  id?: string;
  title: string;
  /** A line below the title. */
  line?: string;
  /** A link at the right, on a phone below the title. */
  more?: ReactNode;
}

/** The heading of a section of a public page, with a link to more. */
export function PublicHeading({ id, title, line, more }: PublicHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'flex-end' },
        justifyContent: 'space-between',
        columnGap: 3,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Text component="h2" id={id} variant="h2">
          {title}
        </Text>
        {line ? (
          <Text variant="copy" quiet sx={{ mt: 1.5, maxWidth: 620 }}>
            {line}
          </Text>
        ) : null}
      </Box>
      {more}
    </Box>
  );
}
