import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { MailPage } from '#server/mail/MailPage.tsx';
import type { MailJob } from '#server/mail/mailJobs.ts';
import { plainText, wordsOf } from '#server/mail/words.ts';
import preview from '#storybook/preview.tsx';

const name = 'Asha Rathore';
const person = { to: 'asha@nivaas.example', name, role: 'broker' } as const;

/** A mail as HTML and as plain text. */
function ShownMail({ order }: { order: MailJob }) {
  const words = wordsOf(order, 'https://nivaas.example', 'A'.repeat(43));
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <iframe
        title={words.subject}
        srcDoc={`<!doctype html>${renderToStaticMarkup(<MailPage name={name} words={words} />)}`}
        style={{ width: '100%', height: 620, border: 0 }}
      />
      <section aria-label="Plain text" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {plainText(name, words)}
      </section>
    </div>
  );
}

const meta = preview.meta({ title: 'foundations/Mails', component: ShownMail });

interface Shown {
  canvas: { getByLabelText: (label: string) => HTMLElement };
  canvasElement: HTMLElement;
}

/** Expects a greeting and the button's link in both parts. */
const says =
  (href: string) =>
  async ({ canvas, canvasElement }: Shown) => {
    const text = canvas.getByLabelText('Plain text').textContent ?? '';
    const rich = canvasElement.querySelector('iframe')?.srcdoc ?? '';
    for (const part of [text, rich]) await expect(part).toContain(`Namaste ${name},`);
    await expect(text).toContain(`https://nivaas.example${href}`);
    await expect(rich).toContain(`href="https://nivaas.example${href}`);
  };

export const Reset = meta.story({
  args: { order: { ...person, kind: 'reset', accountId: 1 } },
  play: says('/auth/reset?token=AAAA'),
});
export const PasswordChanged = meta.story({
  args: { order: { ...person, kind: 'password_changed' } },
  play: says('/auth/forgot?role=broker'),
});
export const ConfirmEmail = meta.story({
  args: { order: { ...person, kind: 'email_confirm', accountId: 1 } },
  play: says('/auth/email?token=AAAA'),
});
/** Sent to the old e-mail: here when a new one is requested, below when it takes effect. */
export const EmailAsked = meta.story({
  args: { order: { ...person, kind: 'email_asked' } },
  play: says('/auth/forgot?role=broker'),
});
export const EmailChanged = meta.story({ args: { order: { ...person, kind: 'email_changed' } } });
export const SecondStepOn = meta.story({
  args: { order: { ...person, kind: 'second_step_on' } },
  play: says('/auth/forgot?role=broker'),
});
export const SecondStepOff = meta.story({
  args: { order: { ...person, kind: 'second_step_off' } },
  play: says('/auth/forgot?role=broker'),
});
export const RecoveryCodeUsed = meta.story({
  args: { order: { ...person, kind: 'recovery_code_used' } },
  play: says('/auth/forgot?role=broker'),
});
const elsewhere = { browser: 'Chrome on Android', place: '203.0.113.0/24', at: '23 Nov 2026, 9:41 pm (India)' };
export const NewSignIn = meta.story({
  args: { order: { ...person, kind: 'new_sign_in', ...elsewhere } },
  play: says('/auth/forgot?role=broker'),
});
export const NewLead = meta.story({
  args: {
    order: { ...person, kind: 'lead', interest: '3 BHK flat in Vaishali Nagar, Jaipur', link: '/broker/crm/12' },
  },
  play: says('/broker/crm/12'),
});
export const AskedAgain = meta.story({
  args: { order: { ...person, kind: 'enquiry_joined', interest: null, link: '/broker/crm/12' } },
  play: says('/broker/crm/12'),
});
export const FollowUpDue = meta.story({
  args: { order: { ...person, kind: 'follow_up_due', planned: 'visit', link: '/broker/crm/12' } },
  play: says('/broker/crm/12'),
});
const home = { ...person, kind: 'listing_reviewed', home: '3 BHK flat in Jagatpura', reasons: [], note: null } as const;
export const HomeApproved = meta.story({
  args: { order: { ...home, decision: 'approve', link: '/broker/properties' } },
  play: says('/broker/properties'),
});
export const ChangesAsked = meta.story({
  args: {
    order: {
      ...home,
      decision: 'request_changes',
      reasons: ['Photos are missing', 'The price is wrong'],
      note: 'The price looks like a rent.',
      link: '/broker/properties/12/edit',
    },
  },
  play: says('/broker/properties/12/edit'),
});
export const HomeRemoved = meta.story({
  args: { order: { ...home, decision: 'remove', reasons: ['The home is listed twice'], link: '/broker/properties' } },
});
const domain = { kind: 'domain_lost', domain: 'homes.rathore.example', why: 'Its record points elsewhere.' } as const;
export const DomainLost = meta.story({
  args: { order: { ...person, ...domain, link: '/broker/templates' } },
  play: says('/broker/templates'),
});
export const DomainReleased = meta.story({
  args: {
    order: {
      ...person,
      ...domain,
      why: 'Nivaas has removed the domain homes.rathore.example from your website.',
      released: true,
      link: '/broker/templates',
    },
  },
});
export const DomainLostForTheOperator = meta.story({
  args: { order: { ...person, ...domain, role: 'super_admin', link: '/superadmin/manage-website' } },
});
const offline = {
  kind: 'site_unpublished',
  site: 'asha-rathore',
  reason: 'Two of the homes are shown with pictures of other homes.',
} as const;
export const SiteUnpublished = meta.story({
  args: { order: { ...person, ...offline, link: '/broker/templates' } },
  play: says('/broker/templates'),
});
export const SiteUnpublishedForTheOperator = meta.story({
  args: { order: { ...person, ...offline, role: 'super_admin', link: '/superadmin/manage-website' } },
});
export const SitePublishedAgain = meta.story({
  args: { order: { ...person, kind: 'site_published', site: 'asha-rathore', link: '/broker/templates' } },
});
export const LeadsImported = meta.story({
  args: { order: { ...person, kind: 'leads_imported', link: '/broker/crm' } },
  play: says('/broker/crm'),
});
export const BrokerWaiting = meta.story({
  args: { order: { ...person, role: 'super_admin', kind: 'broker_pending', link: '/superadmin/brokers' } },
  play: says('/superadmin/brokers'),
});
/** The morning's summary of what waits. */
export const Morning = meta.story({
  args: {
    order: {
      ...person,
      kind: 'digest',
      leads: 3,
      since: '2026-11-22T04:30:00.000Z',
      told: [
        { kind: 'enquiry_joined', count: 2 },
        { kind: 'listing_reviewed', count: 1 },
      ],
    },
  },
  play: says('/broker/crm'),
});
export const Approved = meta.story({
  args: { order: { ...person, kind: 'broker_approved' } },
  play: says('/broker/dashboard'),
});
export const Suspended = meta.story({ args: { order: { ...person, kind: 'broker_suspended' } } });
export const Test = meta.story({ args: { order: { ...person, kind: 'test' } } });
const asker = { to: 'meera@nivaas.example', name: '', requestId: 'x' } as const;
export const PrivacyProof = meta.story({
  args: { order: { ...asker, kind: 'privacy_proof', asked: 'erase' } },
  play: says('/privacy/requests?token='),
});
export const PrivacyCopy = meta.story({ args: { order: { ...asker, kind: 'privacy_copy', asked: 'copy' } } });
const seeker = { to: 'meera@nivaas.example', name: 'Meera', role: 'user', accountId: 7 } as const;
const neem = { title: '3 BHK flat in Neem Court', place: 'Vaishali Nagar, Jaipur', price: 7_850_000, path: '/homes/1' };
const villa = { title: 'Villa with a garden', place: 'Sirsi Road, Jaipur', price: null, path: '/homes/2' };
const inVaishali = { name: '3 BHK in Vaishali Nagar', query: 'locality=Vaishali+Nagar', homes: [neem], total: 1 };
export const NewHome = meta.story({
  args: { order: { ...seeker, kind: 'saved_search', searchId: 1, found: inVaishali } },
  play: says('/homes/1'),
});
/** There are more new homes than a mail lists. */
export const NewHomesOfTheDay = meta.story({
  args: {
    order: {
      ...seeker,
      kind: 'daily_searches',
      found: [inVaishali, { name: 'All homes', query: '', homes: [villa, neem], total: 14 }],
    },
  },
  play: says('/homes/2'),
});
export const PriceFell = meta.story({
  args: { order: { ...seeker, kind: 'price_drop', homes: [{ ...neem, before: 8_400_000 }] } },
  play: says('/homes/1'),
});
