import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { enquiryConsent } from '#contract/enquiryConsent.ts';
import { HONEYPOT } from '#contract/rules/enquiry.ts';
import { space } from '#src/theme/spacing.ts';
import { SiteButton } from '../parts/SiteButton.tsx';
import { SiteField } from '../parts/SiteField.tsx';
import { siteType } from '../theme/siteType.ts';
import { site, siteNarrow, siteRadius } from '../theme/templateTheme.ts';
import type { EnquiryProblems } from './enquirySender.ts';

/** The form's input, by field name. */
export type EnquiryTyped = Readonly<Record<string, string>>;

/** How a template words and arranges its enquiry form. */
export interface EnquiryVoice {
  /** Puts the message before the visitor's name and contact. */
  readonly asksFirst?: boolean;
  /** The placeholder of the message. */
  readonly hint?: string;
  /** Frames the form as a letter to the broker, with a greeting and a closing line. */
  readonly letter?: boolean;
}

interface EnquiryFieldsProps {
  problems: EnquiryProblems;
  busy: boolean;
  /** The input of a form that was submitted without scripts and refused, so that nothing is lost. */
  typed?: EnquiryTyped | undefined;
  voice?: EnquiryVoice | undefined;
  /** The field that asks what the enquiry is about, if the visitor can choose. */
  children?: ReactNode;
}

const Consent = styled.div({
  '& label': { display: 'flex', gap: space(1.5), alignItems: 'flex-start', ...siteType.caption, cursor: 'pointer' },
  '& input': { flex: 'none', boxSizing: 'border-box', width: 24, height: 24, margin: 0, accentColor: site.link },
  // In the dark scheme the browser's own empty box looks filled and disabled.
  '& input:not(:checked)': {
    appearance: 'none',
    border: `1.5px solid ${site.control}`,
    borderRadius: 4,
    backgroundColor: site.page,
  },
  '& p': { ...siteType.caption, fontWeight: 500, color: site.error, marginTop: space(0.5) },
});
const Failure = styled.p({
  ...siteType.small,
  color: site.error,
  padding: space(1.5, 2),
  border: `1px solid ${site.error}`,
  borderRadius: siteRadius,
});
// A honeypot: hidden from people, but not with `display: none`, because bots skip such fields. Password managers must
// ignore it.
const notForFillers = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };
const Hidden = styled.div({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const Send = styled.div({ [siteNarrow]: { '& > button': { width: '100%' } } });

function Honeypot() {
  const id = useId();
  return (
    <Hidden aria-hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" {...notForFillers} />
    </Hidden>
  );
}

function ConsentField({ error, given }: { error: string | undefined; given: boolean }) {
  const id = useId();
  return (
    <Consent>
      <label>
        <input
          type="checkbox"
          name="consent"
          required
          defaultChecked={given}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        {enquiryConsent.text}
      </label>
      {error ? <p id={id}>{error}</p> : null}
    </Consent>
  );
}

/** The fields of an enquiry and its button: name, contact, message, and consent, which only the visitor may tick. */
export function EnquiryFields({ problems, busy, typed = {}, voice = {}, children }: EnquiryFieldsProps) {
  const { fields, form } = problems;
  const field = (name: string) => ({ name, error: fields[name], defaultValue: typed[name] });
  const question = (
    <>
      {children}
      <SiteField {...field('message')} label="Message" rows={4} maxLength={2000} placeholder={voice.hint} />
      {voice.letter ? <p className="letter">With regards,</p> : null}
    </>
  );
  return (
    <>
      {form ? <Failure role="alert">{form}</Failure> : null}
      {voice.asksFirst ? question : null}
      <SiteField {...field('full_name')} label="Your name" required maxLength={120} autoComplete="name" />
      <SiteField {...field('phone')} label="Phone" type="tel" required maxLength={40} autoComplete="tel" />
      <SiteField {...field('email')} label="Email" type="email" maxLength={254} autoComplete="email" />
      {voice.asksFirst ? null : question}
      <Honeypot />
      <ConsentField error={fields.consent} given={typed.consent === 'on'} />
      <Send>
        <SiteButton kind="accent" type="submit" aria-disabled={busy || undefined}>
          {busy ? 'Sending…' : 'Send enquiry'}
        </SiteButton>
      </Send>
    </>
  );
}
