import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PublicHeadingProps {
  /** The heading's id, for what it names. */
  id?: string;
  /** The section's name. */
  title: string;
  /** Under it, in a line or two. */
  line?: string;
  /** At the right; under the title on a phone. */
  more?: ReactNode;
}

/** The heading of a public page's section, with the way to the rest of it. */
export function PublicHeading({ id, title, line, more }: PublicHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'flex-end' },
        justifyContent: 'space-between',
        columnGap: '24px',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box component="h2" {...(id ? { id } : {})} sx={{ typography: 'h2' }}>
          {title}
        </Box>
        {line ? (
          <Box component="p" sx={{ typography: 'copy', color: 'roles.slate', mt: '10px', maxWidth: 620 }}>
            {line}
          </Box>
        ) : null}
      </Box>
      {more}
    </Box>
  );
}
