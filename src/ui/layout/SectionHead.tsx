import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  /** The title's id, for what it names. */
  id?: string;
  /** What the section holds. */
  title: ReactNode;
  /** Under the title: what it is for, in one line. */
  line?: ReactNode;
  /** At the right; below, over the whole width, where there is no room. */
  actions?: ReactNode;
  /** `section` 18 on the page itself, `card` 16 inside a card. */
  look?: 'section' | 'card';
}

/** A section's title, its line and its actions. */
export function SectionHead({ id, title, line, actions, look = 'section' }: SectionHeadProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
      <Box sx={{ flex: '999 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="h2" {...(id ? { id } : {})} sx={{ typography: look === 'card' ? 'cardTitle' : 'sectionTitle' }}>
          {title}
        </Box>
        {line ? (
          <Box component="p" sx={{ color: 'roles.slate' }}>
            {line}
          </Box>
        ) : null}
      </Box>
      {actions ? (
        // Grows only on a line of its own: beside the title, that takes what there is.
        <Box
          sx={{
            flex: '1 0 auto',
            maxWidth: '100%',
            display: 'flex',
            flexWrap: 'wrap',
            gap: '8px',
            '& > *': { flexGrow: 1 },
          }}
        >
          {actions}
        </Box>
      ) : null}
    </Box>
  );
}
