import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { schemeAttribute } from '../../theme/theme';
import { inter } from '../../theme/typography';
import { LookContext } from './lookContext';
import type { SiteLook } from './siteLook';

const phone = '@media (max-width: 760px)';

// The theme's own variables, re-said for the site: everything below takes the template's colours without knowing of it.
const variables = (look: SiteLook) => ({
  '--nv-palette-roles-page': look.page,
  '--nv-palette-roles-paper': look.page,
  '--nv-palette-roles-line': look.line,
  '--nv-palette-roles-ink': look.ink,
  '--nv-palette-roles-slate': look.slate,
  '--nv-palette-roles-placeholder': look.slate,
  '--nv-palette-roles-primary': look.link,
  '--nv-palette-roles-primaryTint': look.tint,
  '--nv-palette-roles-control': look.control,
  '--nv-palette-roles-focus': look.link,
  '--nv-palette-primary-main': look.link,
  '--nv-palette-text-primary': look.ink,
  '--nv-palette-text-secondary': look.slate,
  '--nv-palette-divider': look.line,
  '--nv-palette-background-default': look.page,
  '--nv-palette-background-paper': look.page,
});

const heading = (look: SiteLook, size: SiteLook['h2'], leading: number) => ({
  fontFamily: look.headingFont,
  fontVariationSettings: look.headingFont === inter ? 'normal' : "'SOFT' 30, 'WONK' 0",
  fontWeight: size.weight,
  letterSpacing: size.spacing,
  fontSize: size.size,
  lineHeight: leading,
  color: look.heading,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  [phone]: { fontSize: size.phone },
});

/** Gives a site its template's look: one fixed scheme, whatever the visitor's device or the app prefers. */
export function SiteFrame({ look, children }: { look: SiteLook; children: ReactNode }) {
  return (
    <LookContext value={look}>
      <GlobalStyles styles={{ body: { backgroundColor: look.page }, html: { scrollBehavior: 'smooth' } }} />
      <Box
        {...{ [schemeAttribute]: look.scheme }}
        sx={{
          ...variables(look),
          colorScheme: look.scheme,
          bgcolor: look.page,
          color: look.ink,
          minHeight: '100dvh',
          fontSize: 16,
          lineHeight: 1.5,
          '& h1': heading(look, look.h1, look.h1.leading),
          '& h2': heading(look, look.h2, 1.1),
          '& :focus-visible': { outlineColor: look.link },
          '& .MuiOutlinedInput-root': { borderRadius: `${look.radius}px`, minHeight: 48, fontSize: 16 },
          '& .MuiFormLabel-root': { color: look.ink },
        }}
      >
        {children}
      </Box>
    </LookContext>
  );
}
