import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import { enquiryConsent } from '#contract/enquiryConsent.ts';
import { listingTitle } from '#contract/rules/listing.ts';
import type { SiteHead, SiteListing } from '#contract/sites.ts';
import { SiteButton } from '../parts/SiteButton.tsx';
import { SiteField } from '../parts/SiteField.tsx';
import { siteType } from '../theme/siteType.ts';
import { site, siteControlRadius, siteRadius } from '../theme/templateTheme.ts';
import { EnquirySent } from './EnquirySent.tsx';
import { fetchSender } from './enquiryChunk.ts';
import { HONEYPOT } from './honeypot.ts';
import { useEnquiry } from './useEnquiry.ts';

interface EnquiryFormProps {
  /** The site that it is about. */
  site: SiteHead;
  /** What it can be about: on a property's page that one alone, which is not asked then. */
  about: readonly SiteListing[] | SiteListing;
  /** A template's preview: nothing is sent. */
  preview: boolean;
}

const Form = styled.form({
  display: 'grid',
  gap: 18,
  minWidth: 0,
  '& select': {
    ...siteType.input,
    width: '100%',
    minHeight: 48,
    padding: '0 10px',
    color: site.ink,
    backgroundColor: site.page,
    border: `1px solid ${site.control}`,
    borderRadius: siteControlRadius,
  },
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
// Out of everybody's sight and reach, but there: programs fill in what they find. What fills forms in for people knows no such name,
// and is told to leave it.
const notForFillers = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };
const Lure = styled.div({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The enquiry: who, how to reach them, about what, and their consent. What was typed stays until it is sent. */
export function EnquiryForm({ site: whose, about, preview }: EnquiryFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { problems, busy, sentBy, send, changed, startAnother } = useEnquiry(whose.slug, preview, form);
  const { fields } = problems;

  if (sentBy !== undefined) return <EnquirySent name={sentBy} broker={whose.broker.name} onAnother={startAnother} />;
  const one = 'id' in about ? about : undefined;
  const several = 'id' in about ? [] : about;
  return (
    <>
      <WithoutScripts>
        {whose.broker.phone ? (
          <>
            Call <bdi>{whose.broker.phone}</bdi> or write
          </>
        ) : (
          'Write'
        )}{' '}
        to <bdi>{whose.broker.email}</bdi>: the form needs scripts, which are switched off here.
      </WithoutScripts>
      {/* `dialog`: sent before anything listens, it goes nowhere, and no word of it into an address. */}
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
        {one ? <input type="hidden" name="property_id" value={one.id} /> : null}
        {several.length ? (
          <Choice>
            <label htmlFor={`${id}about`}>
              About <span>(optional)</span>
            </label>
            <select id={`${id}about`} name="property_id">
              <option value="">Any home</option>
              {several.map((listing) => (
                <option key={listing.id} value={listing.id}>
                  {listingTitle(listing)}
                </option>
              ))}
            </select>
          </Choice>
        ) : null}
        <SiteField name="message" label="Message" rows={4} maxLength={2000} error={fields.message} />
        <Lure aria-hidden>
          <label htmlFor={`${id}mark`}>Leave this empty</label>
          <input id={`${id}mark`} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" {...notForFillers} />
        </Lure>
        <Consent>
          <label>
            <input
              type="checkbox"
              name="consent"
              required
              aria-invalid={fields.consent ? true : undefined}
              aria-describedby={fields.consent ? `${id}consent` : undefined}
            />
            {enquiryConsent.text}
          </label>
          {fields.consent ? <p id={`${id}consent`}>{fields.consent}</p> : null}
        </Consent>
        <div>
          <SiteButton kind="accent" type="submit" aria-disabled={busy || undefined}>
            {busy ? 'Sending…' : 'Send enquiry'}
          </SiteButton>
        </div>
      </Form>
    </>
  );
}
