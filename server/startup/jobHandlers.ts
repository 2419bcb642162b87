import { paths } from '#contract/paths.ts';
import { forgotten } from '../auth/forgot.ts';
import type { OtpSender } from '../auth/otpSender.ts';
import type { FreshIndex } from '../homes/index/loadHomes.ts';
import { addJob } from '../jobs/queue.ts';
import type { JobHandlers, OnDeadJob } from '../jobs/worker.ts';
import { notifyOfDue } from '../leads/dueFollowUps.ts';
import { addRows, endStuckImport } from '../leads/import/importJob.ts';
import { type Sending, sendMail, UNWANTED } from '../mail/sendMail.ts';
import { askForDigests, mailDigest } from '../notifications/digests.ts';
import { mailNotice } from '../notifications/mailNotice.ts';
import { notifyOperator } from '../notifications/notify.ts';
import { carryOut, failPrivacy, type PrivacyWork, sendCopyLink, sendProof } from '../privacy/carryOut.ts';
import { askForDailyAlerts, sendDailyAlerts, sendPriceAlerts, sendSearchAlert } from '../seekers/alerts/sendAlerts.ts';

interface Working extends Sending {
  /** Sends codes to phones; none when codes are off. */
  readonly sendOtp?: OtpSender | undefined;
}

const privacyWork = ({ db, origin, mailer, sendOtp }: Working): PrivacyWork => ({
  db,
  origin,
  sendOtp,
  forgetMails: mailer?.forget,
});

/** What each kind of job does. `index` holds the public homes. */
export const jobHandlers = (sending: Working, index: FreshIndex): JobHandlers => ({
  mail: sendMail(sending),
  forgot: forgotten(sending.db),
  notice: mailNotice,
  digests: async (data, job) => {
    await askForDigests(sending.db)(data, job);
    await askForDailyAlerts(sending.db);
    return undefined;
  },
  search_alert: sendSearchAlert({ db: sending.db, index }),
  daily_alert: sendDailyAlerts({ db: sending.db, index }),
  price_alert: sendPriceAlerts({ db: sending.db, index }),
  digest: mailDigest(sending.db),
  privacy_proof: sendProof(privacyWork(sending)),
  privacy_request: carryOut(privacyWork(sending)),
  privacy_copy_link: sendCopyLink(privacyWork(sending)),
  follow_up_due: notifyOfDue(sending.db),
  lead_import: addRows(sending.db),
  lead_import_failed: endStuckImport(sending.db),
});

// No notification while mail is switched off: the settings show that already.
const notifyOfDeadMail =
  ({ mailer }: Sending): OnDeadJob =>
  async (tx, { kind, data }, error) => {
    // Not for a mail that itself reports a failed mail: it might fail as well.
    if (!mailer || kind !== 'mail' || data.kind === 'mail_failed' || error === UNWANTED) return;
    const message = `To ${String(data.to)}: ${error}`;
    const link = `${paths.superadmin.settings}#mail`;
    await notifyOperator(tx, { kind: 'mail_failed', title: 'Mail failed', message, link });
  };

/** Runs when a job will not be retried: notifies the operators of a failed mail, and marks an import as failed. */
export const onDeadJob =
  (sending: Sending): OnDeadJob =>
  async (tx, job, error) => {
    // In a job of its own: this transaction does not run in the broker's scope.
    if (job.kind === 'lead_import') await addJob(tx, 'lead_import_failed', job.data);
    if (job.kind === 'privacy_request') await failPrivacy(tx, job.data);
    await notifyOfDeadMail(sending)(tx, job, error);
  };
