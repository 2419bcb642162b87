import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';

interface FieldGroupProps {
  /** What its fields are about. */
  name: string;
  /** Under the name: why it matters. */
  note?: string;
  /** It holds one field of the same name, whose own label is then for screen readers only. */
  single?: boolean;
  /** The fields. */
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
        gap: { xs: '14px', sm: '24px' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
        p: { xs: '18px 16px', sm: '22px 24px' },
        borderTop: '1px solid',
        borderColor: 'roles.lineSoft',
      }}
    >
      <div>
        <Box component="h3" sx={{ typography: 'subtitle2' }}>
          {name}
        </Box>
        {note ? (
          <Box component="p" sx={{ typography: 'caption', color: 'roles.slate', mt: '4px' }}>
            {note}
          </Box>
        ) : null}
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: '18px',
          gridTemplateColumns: 'minmax(0, 1fr)',
          ...(single ? { '& .MuiFormLabel-root': visuallyHidden } : {}),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
