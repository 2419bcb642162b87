import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { space } from '#src/theme/spacing.ts';

/** Short items side by side, each with the same icon; duplicates are shown once. */
export function TickList({ items, icon: Icon }: { items: readonly string[]; icon: LucideIcon }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        gap: space(1.5, 3),
        typography: 'body1',
        '& > li': { display: 'flex', gap: 1, minWidth: 0, overflowWrap: 'anywhere' },
        '& svg': { flex: 'none', mt: 0.5, color: 'roles.primary' },
      }}
    >
      {[...new Set(items.map((item) => item.trim()).filter(Boolean))].map((item) => (
        <li key={item}>
          <Icon size={16} strokeWidth={2} aria-hidden />
          <span>{item}</span>
        </li>
      ))}
    </Box>
  );
}
