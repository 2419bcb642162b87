import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from '#src/ui/base/Text.tsx';
import { wide } from './AccountNav.tsx';

interface AccountSectionProps {
  /** The id that the section's tab links to. */
  id: string;
  title: string;
  /** Hides the section while what is above it loads, so that it does not shift in view. */
  hidden?: boolean;
  children: ReactNode;
}

/** A section of the account, with its heading. */
export function AccountSection({ id, title, hidden = false, children }: AccountSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{
        pt: { xs: 3, sm: 4 },
        visibility: hidden ? 'hidden' : undefined,
        '&:focus': { outline: 'none' },
        '& + &': { pt: { xs: 4, sm: 5 } },
        [wide]: { scrollMarginTop: '24px', pt: 0, '& + &': { pt: 6 } },
      }}
    >
      <Text component="h2" id={`${id}-title`} variant="h3" sx={{ mb: 2 }}>
        {title}
      </Text>
      {children}
    </Box>
  );
}
