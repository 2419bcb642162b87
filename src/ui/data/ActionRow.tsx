import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '../base/Text.tsx';

interface ActionRowProps {
  /** What the row is about. */
  title: ReactNode;
  /** A line below the title. */
  line: ReactNode;
  /** A status or an action, at the right or, on a narrow screen, below. */
  children?: ReactNode;
}

/** An item of a list in a card: a title, a line, and a status or an action. */
export function ActionRow({ title, line, children }: ActionRowProps) {
  return (
    <Row
      component="li"
      gap={space(1, 2)}
      wrap
      between
      sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'roles.lineSoft' }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text variant="subtitle2">{title}</Text>
        <Text variant="caption" quiet>
          {line}
        </Text>
      </Box>
      {children}
    </Row>
  );
}
