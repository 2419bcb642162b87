import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

interface SettingRowProps {
  title: string;
  /** What it does. */
  line: string;
  /** The ids of title and line, which name and describe the control. */
  ids: { readonly title: string; readonly line: string };
  /** Whether it differs from what is stored. */
  changed?: boolean;
  children: ReactNode;
}

/** A 3-px edge that marks what is not saved yet. */
export const changedEdge = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 12,
    bottom: 12,
    width: 3,
    borderRadius: '0 3px 3px 0',
    bgcolor: 'roles.marigoldShape',
  },
} as const;

/** A setting in a card: its title, what it does, and its control on the right. */
export function SettingRow({ title, line, ids, changed, children }: SettingRowProps) {
  return (
    <Row
      gap={space(1.5, 3)}
      wrap
      between
      sx={{
        p: { xs: 2, sm: space(2, 2.5) },
        borderTop: '1px solid',
        borderColor: 'roles.lineSoft',
        ...(changed && changedEdge),
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, maxWidth: 440 }}>
        <Text component="h3" id={ids.title} variant="subtitle2">
          {title}
        </Text>
        <Text id={ids.line} quiet>
          {line}
        </Text>
      </Box>
      {children}
    </Row>
  );
}
