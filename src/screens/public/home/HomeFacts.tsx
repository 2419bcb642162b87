import Box from '@mui/material/Box';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { readUnits } from '#src/features/homes/homeWords.ts';
import { siteFacts } from '#src/sites/parts/siteFacts.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { HomeSection } from './HomeSection.tsx';

// The RERA number has a section of its own.
const elsewhere = new Set(['RERA', 'RERA number']);

/** The facts of a home, in the order of the field table; a field without a value has no row. */
export function HomeFacts({ home }: { home: HomeDetail }) {
  const facts = siteFacts(home).filter(([label]) => !elsewhere.has(label));
  if (facts.length === 0) return null;
  return (
    <HomeSection title="Facts">
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 4,
        }}
      >
        {facts.map(([label, value]) => (
          <Row
            key={label}
            gap={2}
            between
            sx={{ minHeight: 48, py: 1, borderBottom: '1px solid', borderColor: 'roles.line', typography: 'body1' }}
          >
            <Text component="dt" quiet sx={{ flex: 'none', maxWidth: '50%' }}>
              {label}
            </Text>
            <Box
              component="dd"
              sx={{ m: 0, minWidth: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' }}
            >
              {readUnits(value)}
            </Box>
          </Row>
        ))}
      </Box>
    </HomeSection>
  );
}
