import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { loadSender } from './enquiryChunk.ts';
import type { BrokerPhone, EnquiryAttempt, EnquiryProblems } from './enquirySender.ts';

const UNSENT = 'Your enquiry could not be sent. Please try again.';
const ONLY_A_PREVIEW = 'This is a preview: enquiries are not sent from here.';

interface Enquiry {
  problems: EnquiryProblems;
  busy: boolean;
  /** The sender's name, once the enquiry is sent. */
  sentBy: string | undefined;
  /** The broker's phone, once an enquiry about a home is sent. */
  broker: BrokerPhone | undefined;
  send: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Clears the error of the field that was edited. */
  changed: (event: FormEvent) => void;
  /** Shows an empty form again, after one was sent. */
  startAnother: () => void;
}

/**
 * Validates and sends the enquiry form, then moves the focus. `found`: problems that the server found in a form
 * submitted without scripts.
 */
export const useEnquiry = (
  to: { slug: string } | { home: number },
  preview: boolean,
  form: RefObject<HTMLFormElement | null>,
  found?: EnquiryProblems,
): Enquiry => {
  const [problems, setProblems] = useState<EnquiryProblems>(found ?? { fields: {} });
  const [broker, setBroker] = useState<BrokerPhone>();
  const [busy, setBusy] = useState(false);
  const [sentBy, setSentBy] = useState<string>();
  const [another, setAnother] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const tried = useRef<EnquiryAttempt>(undefined);
  // The focused button has disappeared.
  useEffect(() => {
    if (another) form.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [another, form]);
  // Once per failed attempt, not while its errors are being corrected.
  useEffect(() => {
    if (!refusals) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    // On a phone, the message may be above the visible part of the page.
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [refusals, form]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (preview) return setProblems({ fields: {}, form: ONLY_A_PREVIEW });
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    const wrong = await loadSender()
      .then(({ checkAndSend }) => checkAndSend('home' in to ? { ...to, onAnswer: setBroker } : to, typed, tried))
      .catch((): EnquiryProblems => ({ fields: {}, form: UNSENT }));
    setBusy(false);
    setProblems(wrong ?? { fields: {} });
    if (wrong) setRefusals(refusals + 1);
    else setSentBy(String(typed.get('full_name')).trim());
  };
  const changed = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (!name || !(name in problems.fields)) return;
    const { [name]: _mended, ...others } = problems.fields;
    setProblems({ ...problems, fields: others });
  };
  const startAnother = () => {
    setSentBy(undefined);
    setAnother(another + 1);
  };
  return { problems, busy, sentBy, broker, send, changed, startAnother };
};
