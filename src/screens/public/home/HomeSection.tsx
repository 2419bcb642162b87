import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { Text } from '#src/ui/base/Text.tsx';

interface HomeSectionProps {
  title: string;
  /** Leaves out the line above it. */
  plain?: boolean;
  children: ReactNode;
}

/** A section of a home's page, with a line above it. */
export function HomeSection({ title, plain = false, children }: HomeSectionProps) {
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{
        minWidth: 0,
        ...(plain ? {} : { pt: 4, borderTop: '1px solid', borderColor: 'roles.line' }),
      }}
    >
      <Text component="h2" id={heading} variant="h3" sx={{ mb: 2 }}>
        {title}
      </Text>
      {children}
    </Box>
  );
}
