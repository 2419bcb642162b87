import styled from '@emotion/styled';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteControlRadius, siteNarrow, siteOutline } from '../theme/templateTheme.ts';

type Kind = 'accent' | 'call' | 'line';

interface Look {
  /** accent: the main action; call: the header's Call button; line: everything else. */
  kind: Kind;
  /** 44 px high, for rows of buttons. */
  small?: boolean;
}

type SiteButtonProps = Look &
  (
    | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
    | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)
  );

const rules = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  minHeight: 56,
  padding: space(1, 3),
  border: 0,
  borderRadius: siteControlRadius,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  textDecoration: 'none',
  textAlign: 'center',
  overflowWrap: 'break-word',
  ...siteType.button,
  [siteNarrow]: { ...siteType.button[siteNarrow], minHeight: 52, padding: space(1, 2) },
  '&[data-small]': { minHeight: 44, padding: space(0.75, 2) },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '&:disabled': { cursor: 'default', opacity: 0.75 },
  '&[data-kind="accent"]': { backgroundColor: site.accent, color: site.onAccent },
  '&[data-kind="call"]': { backgroundColor: site.call, color: site.onCall },
  '&[data-kind="line"]': { boxShadow: siteOutline },
} as const;

const Press = styled.button(rules);
const Link = styled.a(rules);

/** A button, or with `href` a link, in the template's colours; 56 px high (52 on phones). */
export function SiteButton({ kind, small = false, ...rest }: SiteButtonProps) {
  const look = { 'data-kind': kind, 'data-small': small || undefined };
  return rest.href === undefined ? <Press type="button" {...rest} {...look} /> : <Link {...rest} {...look} />;
}
