import styled from '@emotion/styled';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { enquiryConsent } from '../../../contract/enquiryConsent';
import { listingTitle } from '../../../contract/rules/listing';
import type { SiteHead, SiteListing } from '../../../contract/sites';
import { site, siteControlRadius, siteRadius } from '../../theme/sites/siteLook';
import { siteType } from '../../theme/sites/siteType';
import { EnquirySent } from './EnquirySent';
import type { Attempt, EnquiryProblems } from './enquirySender';
import { LURE } from './lure';
import { SiteButton } from './SiteButton';
import { SiteField } from './SiteField';
import { fetchSender, loadSender } from './senderFiles';

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

const UNSENT = 'Your enquiry could not be sent. Please try again.';

/** The enquiry: who, how to reach them, about what, and their consent. What was typed stays until it is sent. */
export function EnquiryForm({ site: whose, about, preview }: EnquiryFormProps) {
  const id = useId();
  const [problems, setProblems] = useState<EnquiryProblems>({ fields: {} });
  const [busy, setBusy] = useState(false);
  const [sentBy, setSentBy] = useState<string>();
  const [another, setAnother] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const tried = useRef<Attempt>(undefined);
  const form = useRef<HTMLFormElement>(null);
  // The button that asked for another one is gone with the thanks.
  useEffect(() => {
    if (another) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [another]);
  const { fields } = problems;
  // At each refusal, not while what was refused is being mended.
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (preview) return setProblems({ fields: {}, form: 'This is a preview: enquiries are not sent from here.' });
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    const found = await loadSender()
      .then(({ checkAndSend }) => checkAndSend(whose.slug, typed, tried))
      .catch((): EnquiryProblems => ({ fields: {}, form: UNSENT }));
    setBusy(false);
    setProblems(found ?? { fields: {} });
    if (found) setRefusals(refusals + 1);
    else setSentBy(String(typed.get('full_name')).trim());
  };
  const changed = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (!name || !(name in fields)) return;
    const { [name]: _mended, ...others } = fields;
    setProblems({ ...problems, fields: others });
  };

  if (sentBy !== undefined)
    return (
      <EnquirySent
        name={sentBy}
        broker={whose.broker.name}
        onAnother={() => {
          setSentBy(undefined);
          setAnother(another + 1);
        }}
      />
    );
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
          <input id={`${id}mark`} name={LURE} type="text" tabIndex={-1} autoComplete="off" {...notForFillers} />
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
