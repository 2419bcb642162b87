import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

interface SectionHeadProps {
  /** The title's id, for `aria-labelledby`. */
  id?: string;
  title: ReactNode;
  /** A line below the title. */
  line?: ReactNode;
  /** Actions at the right; they wrap below where there is no room. */
  actions?: ReactNode;
}

/** A card's title, line and actions. */
export function SectionHead({ id, title, line, actions }: SectionHeadProps) {
  return (
    <Row gap={space(1, 2)} wrap>
      <Box sx={{ flex: '999 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text component="h2" id={id} variant="cardTitle">
          {title}
        </Text>
        {line ? <Text quiet>{line}</Text> : null}
      </Box>
      {actions ? (
        // It grows only on a line of its own: beside the title, the title takes the space.
        <Box
          sx={{
            flex: '1 0 auto',
            maxWidth: '100%',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            '& > *': { flexGrow: 1 },
          }}
        >
          {actions}
        </Box>
      ) : null}
    </Row>
  );
}
