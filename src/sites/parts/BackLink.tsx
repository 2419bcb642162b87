import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site } from '../theme/templateTheme.ts';
import type { SiteLinks } from './siteLinks.ts';

const Way = styled.nav({
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    minHeight: 44,
    ...siteType.link,
    color: site.link,
    textUnderlineOffset: 4,
  },
});

/** Leads from a property's page back to the site's homes. */
export function BackLink({ links }: { links: SiteLinks }) {
  return (
    <Way aria-label="Breadcrumb" className="back">
      <a href={links.homes}>
        <ArrowLeft size={16} aria-hidden />
        All homes
      </a>
    </Way>
  );
}
