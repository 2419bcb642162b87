import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Card } from '#src/ui/layout/Card.tsx';

interface SectionCardProps {
  /** Where the rail leads. */
  id: string;
  /** Its place among the four. */
  number: number;
  /** What it is about. */
  title: string;
  /** Under the title, in a line. */
  purpose: string;
  /** Its groups of fields. */
  children: ReactNode;
}

/** One of the page's four sections: its number, title and purpose, then its groups with soft rules between. */
export function SectionCard({ id, number, title, purpose, children }: SectionCardProps) {
  return (
    <Card id={id} padding={0} aria-label={title}>
      <Box sx={{ display: 'flex', gap: 1.5, p: { xs: 2, sm: space(2.5, 3) } }}>
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            width: 28,
            height: 28,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'roles.primary',
            color: 'roles.onPrimary',
            fontWeight: 600,
          }}
        >
          {number}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box component="h2" sx={{ typography: 'sectionTitle' }}>
            {title}
          </Box>
          <Box component="p" sx={{ color: 'roles.slate' }}>
            {purpose}
          </Box>
        </Box>
      </Box>
      {children}
    </Card>
  );
}
