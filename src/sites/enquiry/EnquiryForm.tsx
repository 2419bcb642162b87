import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SiteHead, SiteHomeRow } from '#contract/sites.ts';
import { space } from '#src/theme/spacing.ts';
import { siteSelectBox, siteType } from '../theme/siteType.ts';
import { site, siteMedium } from '../theme/templateTheme.ts';
import { EnquiryFields, type EnquiryVoice } from './EnquiryFields.tsx';
import { EnquirySent } from './EnquirySent.tsx';
import { fetchSender } from './enquiryChunk.ts';
import { useEnquiry } from './useEnquiry.ts';

interface EnquiryFormProps {
  site: SiteHead;
  /** What an enquiry can be about: a list to choose from, or the property whose page this is. */
  about: readonly SiteHomeRow[] | SiteHomeRow;
  /** Set for a template's preview: enquiries are not sent. */
  preview: boolean;
  voice: EnquiryVoice;
}

const Form = styled.form({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  // Name and phone are side by side.
  [siteMedium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :not(:has(> [name="full_name"], > [name="phone"]))': { gridColumn: '1 / -1' },
  },
  '& select': { ...siteSelectBox, width: '100%' },
  '@media (scripting: none)': { display: 'none' },
});
const WithoutScripts = styled.p({ display: 'none', '@media (scripting: none)': { display: 'block' } });
const Choice = styled.div({
  display: 'grid',
  gap: space(0.75),
  minWidth: 0,
  '& > label': { ...siteType.label, '& > span': { ...siteType.caption, color: site.slate } },
});
const NoScriptsNotice = ({ broker: { phone, email } }: Pick<SiteHead, 'broker'>) => (
  <WithoutScripts>
    {phone ? (
      <>
        Call <bdi>{phone}</bdi> or write
      </>
    ) : (
      'Write'
    )}{' '}
    to <bdi>{email}</bdi>: the form needs scripts, which are switched off here.
  </WithoutScripts>
);

function PropertyChoice({ about }: Pick<EnquiryFormProps, 'about'>) {
  const id = useId();
  if ('id' in about) return <input type="hidden" name="property_id" value={about.id} />;
  if (about.length === 0) return null;
  return (
    <Choice>
      <label htmlFor={id}>
        About <span>(optional)</span>
      </label>
      <select id={id} name="property_id">
        <option value="">Any home</option>
        {about.map((home) => (
          <option key={home.id} value={home.id}>
            {propertyTitle(home)}
          </option>
        ))}
      </select>
    </Choice>
  );
}

/** The enquiry form: name, contact, the home it is about, and consent. The input stays until it is sent. */
export function EnquiryForm({ site: { slug, broker }, about, preview, voice }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, busy, sentBy, send, changed, startAnother } = useEnquiry({ slug }, preview, form);

  if (sentBy !== undefined) return <EnquirySent name={sentBy} broker={broker.name} onAnother={startAnother} />;
  return (
    <>
      <NoScriptsNotice broker={broker} />
      {/* With `dialog`, a submit before hydration does nothing, and no input ends up in the URL. */}
      <Form
        ref={form}
        method="dialog"
        noValidate
        aria-label="Enquiry"
        onSubmit={(event) => void send(event)}
        onInput={changed}
        onFocus={() => void fetchSender().catch(() => undefined)}
      >
        {voice.letter ? (
          <p className="letter">
            Dear <bdi>{broker.name}</bdi>,
          </p>
        ) : null}
        <EnquiryFields problems={problems} busy={busy} voice={voice}>
          <PropertyChoice about={about} />
        </EnquiryFields>
      </Form>
    </>
  );
}
