import styled from '@emotion/styled';
import { useId } from 'react';
import type { SiteHead, SiteHomeRow } from '#contract/sites.ts';
import { Island } from '#src/lib/Island.tsx';
import { space } from '#src/theme/spacing.ts';
import { ContactItems } from '../parts/ContactItems.tsx';
import { SiteWho } from '../parts/SitePortrait.tsx';
import type { TemplateWords } from '../parts/template.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteWide } from '../theme/templateTheme.ts';
import type { EnquiryVoice } from './EnquiryFields.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';

interface SiteContactProps {
  site: SiteHead;
  /** What an enquiry can be about: the site's homes, or the property whose page this is. */
  about: readonly SiteHomeRow[] | SiteHomeRow;
  preview: boolean;
  words: Pick<TemplateWords, 'enquiry' | 'about' | 'promise'>;
  voice: EnquiryVoice;
  /** Shows the broker's portrait. */
  faced?: boolean | undefined;
}

const Columns = styled.div({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [siteWide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
    columnGap: `clamp(${space(5)}, 7cqw, ${space(11)})`,
  },
});
const Line = styled.p({ ...siteType.lead, marginTop: space(2) });
const Links = styled.ul({
  display: 'grid',
  justifyItems: 'start',
  marginTop: space(2),
  '& a': {
    display: 'inline-block',
    padding: space(1.5, 0),
    ...siteType.strong,
    color: site.link,
    textUnderlineOffset: 4,
  },
});

/** The broker's phone and email beside the enquiry form. Templates style its parts by class name. */
export function SiteContact({ site: publicSite, about, preview, words, voice, faced = false }: SiteContactProps) {
  const title = useId();
  const { broker } = publicSite;
  const { heading, line } = 'id' in about ? words.about : words.enquiry;
  return (
    <section id="contact" className="contact" aria-labelledby={title}>
      <Columns className="columns">
        <div className="reach">
          <h2 id={title}>{heading}</h2>
          <Line>
            {line} <bdi>{broker.name}</bdi> {words.promise}
          </Line>
          {faced ? <SiteWho site={publicSite} /> : null}
          <Links>
            <ContactItems broker={broker} />
          </Links>
        </div>
        <Island name="enquiry">
          <EnquiryForm site={publicSite} about={about} preview={preview} voice={voice} />
        </Island>
      </Columns>
    </section>
  );
}
