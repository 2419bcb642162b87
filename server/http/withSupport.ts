import {
  isTollFree,
  mailLink,
  phoneLink,
  type SupportContact,
  supportContact,
  TOLL_FREE,
} from '#contract/supportContact.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A built page with the support contact that the operator set. */
export const withSupport = (html: string, { phone, email }: SupportContact): string => {
  const placed = (page: string, from: string, to: string) => page.replaceAll(from, () => escaped(to));
  let page = html;
  if (phone !== supportContact.phone) {
    page = placed(page, phoneLink(supportContact.phone), phoneLink(phone));
    page = placed(page, supportContact.phone, phone);
    if (!isTollFree(phone)) page = page.replace(new RegExp(`<span[^>]*>${TOLL_FREE}</span>`), '');
  }
  if (email !== supportContact.email) {
    page = placed(page, mailLink(supportContact.email), mailLink(email));
    page = placed(page, supportContact.email, email);
  }
  return page;
};
