import type { FollowUpKind } from '#contract/leads/choices.ts';
import { noticeKinds } from '#contract/notifications.ts';
import { paths } from '#contract/paths.ts';
import type { ReviewDecision } from '#contract/properties/moderation.ts';
import type { MailWords } from './MailPage.tsx';
import type { Digest, NoticeMail } from './mailJobs.ts';

type Words = Pick<MailWords, 'subject' | 'paragraphs' | 'list'> & { readonly label: string };

const decisions: Readonly<
  Record<ReviewDecision, Omit<Words, 'paragraphs'> & { readonly said: string; readonly next?: string }>
> = {
  approve: {
    subject: 'Your home is live',
    said: 'Nivaas has approved your home, and visitors can now see it',
    label: 'See your homes',
  },
  request_changes: {
    subject: 'Your listing needs changes',
    said: 'Nivaas needs some changes before visitors can see your home',
    next: 'Edit the home and send it for review again. We will look at it soon.',
    label: 'Edit the home',
  },
  remove: {
    subject: 'Your home was removed',
    said: 'Nivaas has removed your home, and visitors can no longer see it',
    next: 'Nothing has been deleted. If you believe this is a mistake, reply to this mail.',
    label: 'See your homes',
  },
  restore: {
    subject: 'Your home is back',
    said: 'Nivaas has restored your home',
    label: 'See your homes',
  },
};

const reviewed = ({ decision, home, reasons, note }: Extract<NoticeMail, { kind: 'listing_reviewed' }>): Words => {
  const { subject, said, next, label } = decisions[decision];
  return {
    subject,
    paragraphs: [`${said}: ${home}.`, ...(next ? [next] : []), ...(note ? [`Nivaas adds: ${note}`] : [])],
    list: reasons,
    label,
  };
};

const plural = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(new Date(iso));

const digest = ({ role, leads, since, told }: Digest): Words & { readonly link: string } => {
  const waiting = plural(leads, 'new lead is waiting for your first call', 'new leads are waiting for your first call');
  return {
    subject: 'What is waiting for you today',
    paragraphs: [
      ...(leads > 0 ? [`${waiting}${since ? `, the oldest since ${dayOf(since)}` : ''}.`] : []),
      ...(told.length > 0 ? ['Unread notifications since the last mail:'] : []),
    ],
    list: told.map(({ kind, count }) => `${noticeKinds.labels[kind]}: ${count}`),
    label: leads > 0 ? 'Open your leads' : 'Open Nivaas',
    link: role === 'super_admin' ? paths.superadmin.dashboard : leads > 0 ? paths.broker.crm : paths.broker.dashboard,
  };
};

const plain = (subject: string, text: string, label: string): Words => ({ subject, paragraphs: [text], label });

const aboutPrivacy = ({ failed }: Extract<NoticeMail, { kind: 'privacy_request' }>): Words =>
  failed
    ? plain(
        'A privacy request failed',
        'It could not be carried out, and will not be retried by itself. Please start it again before its time limit.',
        'Open the requests',
      )
    : plain('A privacy request', 'Someone made a request about their own data.', 'Open the requests');

const plans: Readonly<Record<FollowUpKind, string>> = {
  call: 'a call',
  whatsapp: 'a message',
  visit: 'a visit',
  other: 'a follow-up',
};

const aboutPlan = ({ planned }: Extract<NoticeMail, { kind: 'follow_up_due' }>): Words =>
  plain('A follow-up is due', `It is time for ${plans[planned]} with someone in your CRM.`, 'Open the lead');

const aboutDomain = ({ role, domain, why, released }: Extract<NoticeMail, { kind: 'domain_lost' }>): Words => {
  if (role !== 'broker')
    return plain(
      'A domain is lost',
      `${domain} is no longer connected. ${why} The broker is told.`,
      'Open the websites',
    );
  const stays = 'Your website is still online at its Nivaas address.';
  return released
    ? {
        subject: 'Your domain was removed from your website',
        paragraphs: [why, `${stays} If you want the domain back, reply to this mail.`],
        label: 'See your website',
      }
    : {
        subject: 'Your domain is no longer connected',
        paragraphs: [
          `Visitors to ${domain} no longer reach your website. ${why}`,
          `${stays} We check the domain again every day.`,
        ],
        label: 'See what to change',
      };
};

const wordsOfNotice = (mail: NoticeMail): Words => {
  switch (mail.kind) {
    case 'lead':
      return {
        subject: 'You have a new lead',
        paragraphs: [
          mail.interest ? `Someone sent you an enquiry: ${mail.interest}.` : 'Someone sent you an enquiry.',
          'Their name and phone number are in your CRM. People often choose whoever replies first.',
        ],
        label: 'Open the lead',
      };
    case 'enquiry_joined':
      return plain(
        'A lead enquired again',
        mail.interest
          ? `Someone who is in your CRM sent you another enquiry: ${mail.interest}.`
          : 'Someone who is in your CRM sent you another enquiry.',
        'Open the lead',
      );
    case 'follow_up_due':
      return aboutPlan(mail);
    case 'listing_reviewed':
      return reviewed(mail);
    case 'domain_lost':
      return aboutDomain(mail);
    case 'site_unpublished':
      return mail.role === 'broker'
        ? {
            subject: 'Your website is offline',
            paragraphs: [
              `Nivaas has taken your website ${mail.site} offline: “${mail.reason}”.`,
              'Your homes, leads and domain stay as they are. To get the website back online, reply to this mail.',
            ],
            label: 'See your website',
          }
        : plain(
            'A website was taken offline',
            `The website ${mail.site} is offline: “${mail.reason}”. The broker is told.`,
            'Open the websites',
          );
    case 'site_published':
      return plain('Your website is online again', `Visitors see your website ${mail.site} again.`, 'See your website');
    case 'leads_imported':
      return plain(
        'Your import has ended',
        'The leads added from your file are in your CRM. The import page shows what happened to each row.',
        'Open your leads',
      );
    case 'broker_pending':
      return plain(
        'A broker is waiting for approval',
        'Someone signed up as a broker and is waiting for your approval.',
        'Open the brokers',
      );
    case 'broker_added':
      return plain('A broker joined', 'A broker was added to Nivaas.', 'Open the brokers');
    case 'main_lead':
      return plain('New lead from the main website', 'The main website has a new lead.', 'Open the lead');
    case 'listing_review':
      return plain('A home is waiting for review', 'A broker sent a home for review.', 'Review the home');
    case 'listing_reported':
      return plain('A home was reported', 'A visitor reported a home.', 'Look at the home');
    case 'privacy_request':
      return aboutPrivacy(mail);
    case 'mail_failed':
      return plain('A mail failed', 'A mail could not be sent, and will not be tried again.', 'Open the mails');
  }
};

/** Where each role sets its preferences; the URL ends with the id of the card "Notification settings". */
const choices = {
  super_admin: `${paths.superadmin.notifications}#told`,
  broker: `${paths.broker.profile}#told`,
} as const;

/** The text of a notification mail, or of the morning digest. `origin` is the platform's URL. */
export const noticeWords = (mail: NoticeMail | Digest, origin: string): MailWords => {
  const { label, link, ...words } = mail.kind === 'digest' ? digest(mail) : { ...wordsOfNotice(mail), link: mail.link };
  return {
    ...words,
    action: { label, href: origin + link },
    note: `Choose which notifications you get: ${origin}${choices[mail.role]}`,
  };
};
