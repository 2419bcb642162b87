import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from '#src/ui/base/Text.tsx';

/** The style of a tile on paper. */
export const tile = {
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'roles.line',
  borderRadius: '12px',
  bgcolor: 'roles.paper',
} as const;

/** A label with a note below it. */
export function Caption({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Box sx={{ typography: 'label', overflowWrap: 'anywhere' }}>{label}</Box>
      <Box
        sx={{
          typography: 'caption',
          color: 'roles.slate',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Box>
    </div>
  );
}

interface SheetProps {
  title: string;
  /** The page's purpose. */
  line: string;
  children: ReactNode;
}

/** A page of the foundations. */
export function Sheet({ title, line, children }: SheetProps) {
  return (
    <Box component="main" sx={{ maxWidth: 1200, mx: 'auto', p: { xs: '24px 16px 48px', sm: '48px 40px 80px' } }}>
      <Text variant="h2" component="h1">
        {title}
      </Text>
      <Box component="p" sx={{ typography: 'copy', color: 'roles.slate', mt: '8px', maxWidth: 680 }}>
        {line}
      </Box>
      {children}
    </Box>
  );
}

interface PartProps {
  title: string;
  line?: string;
  children: ReactNode;
}

/** A part of a page, under a rule. */
export function Part({ title, line, children }: PartProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ mt: { xs: '32px', sm: '48px' }, pt: '16px', borderTop: '1px solid', borderColor: 'roles.line' }}
    >
      <Box component="h2" sx={{ typography: 'sectionTitle' }}>
        {title}
      </Box>
      {line ? (
        <Box component="p" sx={{ color: 'roles.slate', maxWidth: 680 }}>
          {line}
        </Box>
      ) : null}
      <Box sx={{ mt: '20px' }}>{children}</Box>
    </Box>
  );
}

/** A grid with columns of at least `least` pixels. */
export function Tiles({ least, children }: { least: number; children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: '16px',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
