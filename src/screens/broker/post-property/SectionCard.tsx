import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Card } from '#src/ui/layout/Card.tsx';

interface SectionCardProps {
  /** The id that the rail links to. */
  id: string;
  /** Its place among the four. */
  number: number;
  title: string;
  /** One line under the title. */
  purpose: string;
  children: ReactNode;
}

/** One of the page's four sections: its number, title and purpose, then its groups with light dividers between them. */
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
          <Text component="h2" variant="sectionTitle">
            {title}
          </Text>
          <Text quiet>{purpose}</Text>
        </Box>
      </Box>
      {children}
    </Card>
  );
}
