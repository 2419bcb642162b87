import { type SupportContact, supportContact } from '#contract/supportContact.ts';

const chosen = (name: string): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/** The support contact that the operator chose, which the server writes into the document; else the default. */
export const readSupport = (): SupportContact => ({
  phone: chosen('support-phone') || supportContact.phone,
  email: chosen('support-email') || supportContact.email,
});
