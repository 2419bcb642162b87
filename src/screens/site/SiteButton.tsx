import Button, { type ButtonProps } from '@mui/material/Button';
import type { AnchorHTMLAttributes } from 'react';
import { siteButtonLine, siteType } from '../../theme/sites/siteType';
import { BusyButton } from '../../ui/feedback/BusyButton';
import { useLook } from './lookContext';

interface SiteButtonProps extends Omit<ButtonProps, 'variant'> {
  /** accent: the one main thing; call: the header's; line: everything else. */
  kind: 'accent' | 'call' | 'line';
  /** For a link out of the site. */
  rel?: AnchorHTMLAttributes<HTMLAnchorElement>['rel'];
  /** The work is going on: the button spins and takes no press. */
  busy?: boolean;
  /** Said and shown while busy. */
  busyText?: string;
}

/** A button, or a link with `href`, in the template's colours; 56 high (52 on phones). */
export function SiteButton({ kind, busy, busyText, sx, ...rest }: SiteButtonProps) {
  const look = useLook();
  const fill = {
    accent: [look.accent, look.onAccent],
    call: [look.call, look.onCall],
    line: ['transparent', look.ink],
  }[kind];
  const dress = {
    variant: 'text',
    sx: [
      {
        minHeight: { xs: 52, sm: 56 },
        px: { xs: '18px', sm: '26px' },
        borderRadius: `${look.radius}px`,
        ...siteType.button,
        boxShadow: kind === 'line' || look.call === look.page ? siteButtonLine(look) : 'none',
        '&.MuiButton-colorPrimary, &.MuiButton-colorPrimary:hover': { bgcolor: fill?.[0], color: fill?.[1] },
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
        '&.Mui-disabled:not([aria-busy="true"])': { opacity: 0.7 },
        '&.MuiButton-colorPrimary.Mui-disabled[aria-busy="true"]': { color: fill?.[1] },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ],
  } as const;
  if (busy === undefined) return <Button {...rest} {...dress} />;
  return <BusyButton {...rest} {...dress} busy={busy} {...(busyText ? { busyText } : {})} />;
}
