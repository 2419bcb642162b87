import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SiteHead, SiteHomeRow } from '#contract/sites.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteHairline, siteMedium, siteNarrow } from '../theme/templateTheme.ts';
import { ContactItems } from './ContactItems.tsx';
import { SiteLicence } from './SiteLicence.tsx';
import type { SiteLinks } from './siteLinks.ts';
import { Wrap } from './Wrap.tsx';

export interface SiteFooterProps {
  broker: SiteHead['broker'];
  links: SiteLinks;
  /** The homes on this page; the footer lists those with a RERA number. */
  homes: readonly SiteHomeRow[];
  className?: string;
}

/** Large enough for touch. */
const target = { display: 'inline-flex', alignItems: 'center', minHeight: 44, minWidth: 44 } as const;

const Footer = styled.footer({
  backgroundColor: site.deep,
  color: site.onDeep,
  '& a': { color: 'inherit', textUnderlineOffset: 4 },
  '& :focus-visible': { outlineColor: 'currentColor' },
});
const Columns = styled(Wrap)({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space(7, 0, 5),
  [siteMedium]: { gridTemplateColumns: 'minmax(0, 1.2fr) fit-content(45%) minmax(0, 1.6fr)' },
  [siteNarrow]: { padding: space(6, 0, 4) },
  '& ul': { display: 'grid', justifyItems: 'start', alignContent: 'start' },
  '& li > a': { ...target, ...siteType.small },
});
const Name = styled.p({ ...siteType.note });
const Quiet = styled.p({ ...siteType.caption, color: site.onDeepQuiet, marginTop: space(0.75) });
const Title = styled.p({ ...siteType.label, color: site.onDeepQuiet, padding: space(1.5, 0, 0.5) });
const Rera = styled.dl({
  ...siteType.caption,
  '& > div': { padding: space(0.75, 0) },
  [siteNarrow]: { '& > div': { paddingTop: 0 }, '& dt > a': target },
  '& dd': { color: site.onDeepQuiet },
});
const More = styled.details({
  ...siteType.caption,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: space(0.5),
    minHeight: 44,
    cursor: 'pointer',
    fontWeight: 600,
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] svg': { transform: 'rotate(180deg)' },
});
const Last = styled(Wrap)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.5, 3),
  justifyContent: 'space-between',
  padding: space(2.5, 0, 3.5),
  borderTop: siteHairline,
  ...siteType.caption,
  '& > *': { ...target, gap: space(0.5) },
  '& a': target,
});

/** The number of RERA numbers shown; the others are in a collapsed list. */
const OPEN = 4;

/** The broker's name, licence and contact, and the RERA numbers that the law requires. */
export function SiteFooter({ broker, links, homes, className }: SiteFooterProps) {
  const registered = homes.flatMap((one) => (one.rera_number?.trim() ? [{ ...one, rera: one.rera_number }] : []));
  const row = (home: (typeof registered)[number]) => (
    <div key={home.id}>
      <dt>
        <a href={links.property(home)}>{propertyTitle(home)}</a>
      </dt>
      <dd>{home.rera}</dd>
    </div>
  );
  return (
    <Footer className={className}>
      <Columns className="columns">
        <div>
          <Name className="name">{broker.name}</Name>
          <Quiet>
            <SiteLicence broker={broker} />
          </Quiet>
        </div>
        <ul>
          <li>
            <a href={links.homes}>Listings</a>
          </li>
          <ContactItems broker={broker} />
        </ul>
        {registered.length > 0 ? (
          <div>
            <Title>RERA registrations</Title>
            <Rera>{registered.slice(0, OPEN).map(row)}</Rera>
            {registered.length > OPEN ? (
              <More>
                <summary>
                  {registered.length - OPEN} more
                  <ChevronDown size={16} aria-hidden />
                </summary>
                <Rera>{registered.slice(OPEN).map(row)}</Rera>
              </More>
            ) : null}
          </div>
        ) : null}
      </Columns>
      <Last className="last">
        <span>
          © <bdi>{broker.name}</bdi>
        </span>
        {/* On a custom domain, the server redirects this link to the platform's page. */}
        <a href={paths.privacyRequests}>Privacy</a>
        <span>Published with {links.home === '/' ? 'Nivaas' : <a href="/">Nivaas</a>}</span>
      </Last>
    </Footer>
  );
}
