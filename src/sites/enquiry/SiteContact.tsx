import styled from '@emotion/styled';
import { useId } from 'react';
import type { SiteHead, SiteListing } from '#contract/sites.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { Island } from '#src/lib/Island.tsx';
import { siteType } from '../theme/siteType.ts';
import { site, siteMedium } from '../theme/templateTheme.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

interface SiteContactProps {
  site: SiteHead;
  /** What an enquiry can be about: the site's listings, or the property whose page this is. */
  about: readonly SiteListing[] | SiteListing;
  preview: boolean;
}

const Columns = styled.div({
  display: 'grid',
  gap: 36,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [siteMedium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', columnGap: 'clamp(40px, 7cqw, 88px)' },
});
const Line = styled.p({ ...siteType.lead, marginTop: 16 });
const Links = styled.ul({
  display: 'grid',
  justifyItems: 'start',
  marginTop: 16,
  '& a': {
    display: 'inline-block',
    padding: '10px 0',
    ...siteType.strong,
    color: site.link,
    textUnderlineOffset: 4,
  },
});

/** Phone and email of the broker beside the enquiry form. */
export function SiteContact({ site: publicSite, about, preview }: SiteContactProps) {
  const title = useId();
  const { broker } = publicSite;
  const isSingle = 'id' in about;
  return (
    <section id="contact" className="contact" aria-labelledby={title}>
      <Columns className="columns">
        <div className="reach">
          <h2 id={title}>{isSingle ? 'Enquire about this home' : 'Enquire'}</h2>
          <Line>
            {isSingle
              ? 'Ask for a visit, or whatever you would like to know.'
              : 'Say which home you have in mind and when to call.'}{' '}
            <bdi>{broker.name}</bdi> answers you personally.
          </Line>
          <Links>
            {broker.phone ? (
              <li>
                <a href={phoneLink(broker.phone)}>{broker.phone}</a>
              </li>
            ) : null}
            <li>
              <a href={mailLink(broker.email)}>{broker.email}</a>
            </li>
          </Links>
        </div>
        <Island name="enquiry">
          <EnquiryForm site={publicSite} about={about} preview={preview} />
        </Island>
      </Columns>
    </section>
  );
}
