import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import type { SiteLook } from '../../theme/sites/siteLook';
import { siteHeading, siteType } from '../../theme/sites/siteType';
import { schemeAttribute } from '../../theme/theme';
import { LookContext } from './lookContext';

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
          ...siteType.body,
          '& h1': siteHeading(look, 'h1'),
          '& h2': siteHeading(look, 'h2'),
          '& :focus-visible': { outlineColor: look.link },
          '& .MuiOutlinedInput-root': { borderRadius: `${look.radius}px`, minHeight: 48, ...siteType.input },
          '& .MuiFormLabel-root': { color: look.ink },
        }}
      >
        {children}
      </Box>
    </LookContext>
  );
}
