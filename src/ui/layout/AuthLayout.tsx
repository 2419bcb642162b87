import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Wordmark } from '#src/art/brand/Wordmark.tsx';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface AuthLayoutProps {
  /** Text on the picture, in wide windows; line breaks are kept. */
  heading: string;
  /** A line below the heading. */
  line: string;
  /** The form, including the page's h1. */
  children: ReactNode;
}

const tablet = '@media (min-width: 600px) and (max-width: 899.95px)';
const wide = '@media (min-width: 900px)';

/** The frame of the sign-in pages: the haveli at night at the left and the form at the right; on a phone one above the other. */
export function AuthLayout({ heading, line, children }: AuthLayoutProps) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        bgcolor: 'roles.page',
        [wide]: { display: 'grid', gridTemplateColumns: 'minmax(400px, 42%) minmax(0, 1fr)' },
      }}
    >
      <NightPicture heading={heading} line={line} />
      <Box
        component="main"
        sx={{
          position: 'relative',
          mt: -2.5,
          p: { xs: space(3.5, 2, 4), sm: space(4, 3, 5) },
          bgcolor: 'roles.page',
          borderRadius: '20px 20px 0 0',
          display: 'grid',
          placeItems: 'center',
          alignContent: 'start',
          // Aligned to the top, so that the heading does not move when the form grows.
          [wide]: { mt: 0, p: 5, pt: `clamp(${space(5)}, 15dvh, ${space(20)})`, borderRadius: 0 },
        }}
      >
        <Box
          sx={{
            width: '100%',
            maxWidth: 480,
            '& .MuiFormLabel-root': { typography: 'subtitle2' },
            // All fields are required, so asterisks would tell nothing.
            '& .MuiFormLabel-asterisk, & .MuiFormControlLabel-asterisk': { display: 'none' },
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}

function NightPicture({ heading, line }: Omit<AuthLayoutProps, 'children'>) {
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        height: 280,
        overflow: 'hidden',
        bgcolor: 'roles.night',
        color: 'roles.onNight',
        [wide]: { position: 'sticky', top: 0, height: '100dvh' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: '4px 0 -64px',
          // Unlike an image, a background that fails to load leaves no mark.
          background: 'url(/pictures/haveli-night.svg) center / cover',
          // On a tablet the top of the drawing, with the dome, is not cropped.
          [tablet]: { bottom: 'auto', aspectRatio: '4 / 3' },
          [wide]: { inset: 0 },
        }}
      />
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          background: (theme) => theme.vars?.palette.roles.nightVeil,
          [wide]: { inset: '56% 0 0', background: (theme) => theme.vars?.palette.roles.nightVeilFoot },
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          left: { xs: 16, sm: 24 },
          top: 10,
          '& a': { color: 'roles.onNight' },
          [wide]: { left: 44, top: 28 },
        }}
      >
        <Wordmark to={paths.home} look="deep" />
      </Box>
      <Box
        sx={{ display: 'none', [wide]: { display: 'block', position: 'absolute', left: 44, right: 44, bottom: 44 } }}
      >
        <Text variant="h2" sx={{ whiteSpace: 'pre-line' }}>
          {heading}
        </Text>
        <Text variant="copy" sx={{ color: 'roles.onNightSoft', mt: 1.5, maxWidth: 380 }}>
          {line}
        </Text>
      </Box>
    </Box>
  );
}
