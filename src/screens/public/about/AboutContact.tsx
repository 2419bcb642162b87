import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Mail } from 'lucide-react';
import { mailLink } from '#src/lib/contactLinks.ts';
import { readSupport } from '#src/lib/readSupport.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';

/** The contact section. */
export function AboutContact() {
  return (
    <Box component="section" aria-labelledby="contact" sx={{ ...publicContent, ...publicGap }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { xs: 'stretch', md: 'center' },
          justifyContent: 'space-between',
          gap: 3,
          p: { xs: space(4, 3), sm: space(6, 7) },
          borderRadius: '14px',
          bgcolor: 'roles.primaryTint',
        }}
      >
        <div>
          <Text component="h2" id="contact" variant="h2">
            Something left to ask?
          </Text>
          <Text variant="copy" quiet sx={{ mt: 1.5 }}>
            A person reads every mail and answers, on most days in under 4 hours.
          </Text>
        </div>
        <Button
          href={mailLink(readSupport().email)}
          variant="contained"
          size="large"
          startIcon={<Mail size={18} strokeWidth={1.75} />}
          sx={{ flex: 'none', alignSelf: { sm: 'flex-start', md: 'center' } }}
        >
          Contact us
        </Button>
      </Box>
    </Box>
  );
}
