import styled from '@emotion/styled';
import { Menu } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteMedium, siteNarrow } from '../theme/templateTheme.ts';
import type { SiteLinks } from './siteLinks.ts';

const unsupported = '@supports not selector(:popover-open)';

const ANCHOR = '--site-menu';

const Press = styled.button({
  anchorName: ANCHOR,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space(1),
  minHeight: 44,
  padding: space(0, 0, 0, 1.5),
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  ...siteType.button,
  [siteMedium]: { display: 'none' },
  [unsupported]: { display: 'none' },
});
// Positioned on the page, not in the window, so that it scrolls out of view when a link leads to a section.
const Sheet = styled.div({
  [siteMedium]: { display: 'contents' },
  [siteNarrow]: {
    color: site.ink,
    backgroundColor: site.page,
    '&:not(:popover-open)': { display: 'none' },
    '&:popover-open': {
      positionAnchor: ANCHOR,
      position: 'absolute',
      inset: 'auto 0 auto 0',
      top: ['64px', 'calc(anchor(bottom, 64px) + 8px)'],
      width: 'auto',
      margin: 0,
      padding: space(0.5, 2),
      border: 'solid',
      borderColor: site.ink,
      borderWidth: '1px 0',
    },
    '& nav': { display: 'grid' },
    '& nav:last-of-type > a:last-of-type': { borderBottom: 0 },
    '& nav > a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 52,
      borderBottom: `1px solid ${site.line}`,
      textDecoration: 'none',
      ...siteType.strong,
    },
  },
});

/** A header's links. On phones they are in a sheet that a button opens, even without scripts. */
export function SiteMenu({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Press type="button" popoverTarget={id}>
        Menu
        <Menu size={20} aria-hidden />
      </Press>
      <Sheet id={id} popover="auto">
        {children}
      </Sheet>
    </>
  );
}

interface SiteSectionsProps {
  links: SiteLinks;
  /** The template's labels of the links to the homes and the form. */
  homes?: string;
  contact?: string;
}

/** The header's links to the sections of the home page. */
export function SiteSections({ links, homes = 'Homes', contact = 'Contact' }: SiteSectionsProps) {
  return (
    <nav aria-label="Sections">
      <a href={links.homes}>{homes}</a>
      <a href={links.about}>About</a>
      <a href={links.contact}>{contact}</a>
    </nav>
  );
}
