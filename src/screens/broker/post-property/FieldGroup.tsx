import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';

interface FieldGroupProps {
  /** What its fields are about. */
  name: string;
  /** Shown under the name: why the fields matter. */
  note?: string;
  /** It holds one field of the same name, whose own label is then for screen readers only. */
  single?: boolean;
  children: ReactNode;
}

/** A named group of fields: the name at the left (above, on phones), the fields in one column. */
export function FieldGroup({ name, note, single, children }: FieldGroupProps) {
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
        p: { xs: space(2.5, 2), sm: 3 },
        borderTop: '1px solid',
        borderColor: 'roles.lineSoft',
      }}
    >
      <div>
        <Text component="h3" variant="subtitle2">
          {name}
        </Text>
        {note ? (
          <Text variant="caption" quiet sx={{ mt: 0.5 }}>
            {note}
          </Text>
        ) : null}
      </div>
      <Stack gap={2} sx={single ? { '& .MuiFormLabel-root': visuallyHidden } : {}}>
        {children}
      </Stack>
    </Box>
  );
}
