import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import { enquiryConsent } from '#contract/enquiryConsent.ts';
import { listingTitle } from '#contract/rules/listing.ts';
import type { SiteHead, SiteListing } from '#contract/sites.ts';
import { SiteButton } from '../parts/SiteButton.tsx';
import { SiteField } from '../parts/SiteField.tsx';
import { siteFieldBox, siteType } from '../theme/siteType.ts';
import { site, siteRadius } from '../theme/templateTheme.ts';
import { EnquirySent } from './EnquirySent.tsx';
import { fetchSender } from './enquiryChunk.ts';
import { HONEYPOT } from './honeypot.ts';
import { useEnquiry } from './useEnquiry.ts';

interface EnquiryFormProps {
  site: SiteHead;
  /** What it can be about: a list to choose from, or the property whose page this is. */
  about: readonly SiteListing[] | SiteListing;
  /** A template's preview: nothing is sent. */
  preview: boolean;
}

const Form = styled.form({
  display: 'grid',
  gap: 18,
  minWidth: 0,
  '& select': { ...siteFieldBox, width: '100%', padding: '0 10px' },
  '@media (scripting: none)': { display: 'none' },
});
const WithoutScripts = styled.p({ display: 'none', '@media (scripting: none)': { display: 'block' } });
const Choice = styled.div({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  '& > label': { ...siteType.label, '& > span': { ...siteType.caption, color: site.slate } },
});
const Consent = styled.div({
  '& label': { display: 'flex', gap: 12, alignItems: 'flex-start', ...siteType.caption, cursor: 'pointer' },
  '& input': { flex: 'none', width: 24, height: 24, margin: 0, accentColor: site.link },
  '& p': { ...siteType.caption, fontWeight: 500, color: site.error, marginTop: 4 },
});
const Failure = styled.p({
  ...siteType.small,
  color: site.error,
  padding: '12px 16px',
  border: `1px solid ${site.error}`,
  borderRadius: siteRadius,
});
// Hidden from people, but not by `display`: bots skip such fields. Password managers must ignore it.
const notForFillers = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };
const Hidden = styled.div({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
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
        {about.map((listing) => (
          <option key={listing.id} value={listing.id}>
            {listingTitle(listing)}
          </option>
        ))}
      </select>
    </Choice>
  );
}

function Honeypot() {
  const id = useId();
  return (
    <Hidden aria-hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" {...notForFillers} />
    </Hidden>
  );
}

function ConsentField({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    <Consent>
      <label>
        <input
          type="checkbox"
          name="consent"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        {enquiryConsent.text}
      </label>
      {error ? <p id={id}>{error}</p> : null}
    </Consent>
  );
}

/** The enquiry form: name, contact, the home it is about, and consent. What was typed stays until it is sent. */
export function EnquiryForm({ site: { slug, broker }, about, preview }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, busy, sentBy, send, changed, startAnother } = useEnquiry(slug, preview, form);
  const { fields } = problems;

  if (sentBy !== undefined) return <EnquirySent name={sentBy} broker={broker.name} onAnother={startAnother} />;
  return (
    <>
      <NoScriptsNotice broker={broker} />
      {/* `dialog`: submitted before React listens, it goes nowhere, and nothing typed gets into the address. */}
      <Form
        ref={form}
        method="dialog"
        noValidate
        aria-label="Enquiry"
        onSubmit={(event) => void send(event)}
        onInput={changed}
        onFocus={() => void fetchSender().catch(() => undefined)}
      >
        {problems.form ? <Failure role="alert">{problems.form}</Failure> : null}
        <SiteField
          name="full_name"
          label="Your name"
          required
          maxLength={120}
          autoComplete="name"
          error={fields.full_name}
        />
        <SiteField
          name="phone"
          label="Phone"
          type="tel"
          required
          maxLength={40}
          autoComplete="tel"
          error={fields.phone}
        />
        <SiteField name="email" label="Email" type="email" maxLength={254} autoComplete="email" error={fields.email} />
        <PropertyChoice about={about} />
        <SiteField name="message" label="Message" rows={4} maxLength={2000} error={fields.message} />
        <Honeypot />
        <ConsentField error={fields.consent} />
        <div>
          <SiteButton kind="accent" type="submit" aria-disabled={busy || undefined}>
            {busy ? 'Sending…' : 'Send enquiry'}
          </SiteButton>
        </div>
      </Form>
    </>
  );
}
