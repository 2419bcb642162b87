import Button, { type ButtonProps } from '@mui/material/Button';
import type { AnchorHTMLAttributes } from 'react';
import { siteButtonLine, siteType } from '../../theme/sites/siteType';
import { useLook } from './lookContext';

interface SiteButtonProps extends Omit<ButtonProps, 'variant'> {
  /** accent: the one main thing; call: the header's; line: everything else. */
  kind: 'accent' | 'call' | 'line';
  rel?: AnchorHTMLAttributes<HTMLAnchorElement>['rel'];
}

/** A button, or a link with `href`, in the template's colours; 56 high (52 on phones). */
export function SiteButton({ kind, sx, ...rest }: SiteButtonProps) {
  const look = useLook();
  const fill = {
    accent: [look.accent, look.onAccent],
    call: [look.call, look.onCall],
    line: ['transparent', look.ink],
  }[kind];
  return (
    <Button
      {...rest}
      variant="text"
      sx={[
        {
          minHeight: { xs: 52, sm: 56 },
          px: { xs: '18px', sm: '26px' },
          borderRadius: `${look.radius}px`,
          ...siteType.button,
          boxShadow: kind === 'line' || look.call === look.page ? siteButtonLine(look) : 'none',
          '&.MuiButton-colorPrimary, &.MuiButton-colorPrimary:hover': { bgcolor: fill?.[0], color: fill?.[1] },
          '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
          '&.Mui-disabled:not([aria-busy="true"])': { opacity: 0.7 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
