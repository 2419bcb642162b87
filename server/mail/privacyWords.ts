import { paths } from '#contract/paths.ts';
import { PRIVACY_LINK_HOURS, privacyKinds } from '#contract/privacy.ts';
import type { MailWords } from './MailPage.tsx';
import type { PrivacyMail } from './mailJobs.ts';

/** The text of a mail about a privacy request, to the person who made it. */
export const privacyWords = ({ kind, asked }: PrivacyMail, origin: string, token: string): MailWords =>
  kind === 'privacy_proof'
    ? {
        subject: 'Confirm your privacy request',
        paragraphs: [
          'Someone, probably you, made a request about the data that is held under this e-mail.',
          `The request: ${privacyKinds.labels[asked].toLowerCase()}. It is carried out once you confirm it.`,
        ],
        action: { label: 'Confirm the request', href: `${origin}${paths.privacyRequests}?token=${token}` },
        note: `The link works once, for ${PRIVACY_LINK_HOURS} hours. If you did not ask for it, nothing changes: you can ignore this mail.`,
      }
    : {
        subject: 'The copy of your data',
        paragraphs: ['You asked Nivaas for a copy of the data that is held under this e-mail. It is ready.'],
        action: { label: 'Get the copy', href: `${origin}${paths.privacyCopy}?token=${token}` },
        note: `The copy can be downloaded once, within ${PRIVACY_LINK_HOURS} hours.`,
      };
