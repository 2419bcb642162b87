import type { Theme } from '@mui/material/styles';

/**
 * The look of our own pages for parts of brokers' websites: they style themselves by the container `site` and its
 * variables.
 */
export const siteStyles = (theme: Theme) => {
  const roles = theme.vars?.palette.roles ?? theme.palette.roles;
  return {
    containerType: 'inline-size',
    containerName: 'site',
    minWidth: 0,
    '--s-page': roles.paper,
    '--s-panel': roles.paper,
    '--s-tint': roles.primaryTint,
    '--s-ink': roles.ink,
    '--s-heading': roles.ink,
    '--s-slate': roles.slate,
    '--s-line': roles.line,
    '--s-control': roles.control,
    '--s-accent': (theme.vars ?? theme).palette.primary.main,
    '--s-onAccent': (theme.vars ?? theme).palette.primary.contrastText,
    '--s-call': roles.primary,
    '--s-onCall': roles.onPrimary,
    '--s-link': roles.primary,
    '--s-error': roles.errorLine,
    '--s-radius': '14px',
    '--s-control-radius': '8px',
    '--s-h2-font': 'inherit',
    '--s-h2-weight': '600',
  } as const;
};
