import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { loadSender } from './enquiryChunk.ts';
import type { EnquiryAttempt, EnquiryProblems } from './enquirySender.ts';

const UNSENT = 'Your enquiry could not be sent. Please try again.';
const ONLY_A_PREVIEW = 'This is a preview: enquiries are not sent from here.';

interface Enquiry {
  /** What is wrong with what was typed, or why it could not be sent. */
  problems: EnquiryProblems;
  busy: boolean;
  /** The name of who sent it, once it is sent. */
  sentBy: string | undefined;
  send: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Something was typed: what was said of that field no longer holds. */
  changed: (event: FormEvent) => void;
  /** After one that was sent. */
  startAnother: () => void;
}

/** Checks and sends what is typed into the enquiry's form, and puts the focus where it belongs afterwards. */
export const useEnquiry = (slug: string, preview: boolean, form: RefObject<HTMLFormElement | null>): Enquiry => {
  const [problems, setProblems] = useState<EnquiryProblems>({ fields: {} });
  const [busy, setBusy] = useState(false);
  const [sentBy, setSentBy] = useState<string>();
  const [another, setAnother] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const tried = useRef<EnquiryAttempt>(undefined);
  // The button that asked for another one is gone with the thanks.
  useEffect(() => {
    if (another) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [another, form]);
  // At each refusal, not while what was refused is being mended.
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, form]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (preview) return setProblems({ fields: {}, form: ONLY_A_PREVIEW });
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    const found = await loadSender()
      .then(({ checkAndSend }) => checkAndSend(slug, typed, tried))
      .catch((): EnquiryProblems => ({ fields: {}, form: UNSENT }));
    setBusy(false);
    setProblems(found ?? { fields: {} });
    if (found) setRefusals(refusals + 1);
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
  return { problems, busy, sentBy, send, changed, startAnother };
};
