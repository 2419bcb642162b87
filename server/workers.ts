import { paths } from '#contract/paths.ts';
import { forgotten } from './auth/forgot.ts';
import type { FreshIndex } from './homes/index/loadHomes.ts';
import type { JobHandlers, WhenDead } from './jobs/worker.ts';
import { type Sending, sendMail, UNWANTED } from './mail/sendMail.ts';
import { askForDigests, mailDigest } from './notifications/digests.ts';
import { mailNotice } from './notifications/mailNotice.ts';
import { notifyOperator } from './notifications/notify.ts';
import { askForDailyAlerts, tellDaily, tellPrices, tellSearch } from './seekers/alerts/tell.ts';

/** What each kind of job does. `index` holds the public homes. */
export const jobHandlers = (sending: Sending, index: FreshIndex): JobHandlers => ({
  mail: sendMail(sending),
  forgot: forgotten(sending.db),
  notice: mailNotice,
  digests: async (data, job) => {
    await askForDailyAlerts(sending.db);
    return askForDigests(sending.db)(data, job);
  },
  search_alert: tellSearch({ db: sending.db, index }),
  daily_alert: tellDaily({ db: sending.db, index }),
  price_alert: tellPrices({ db: sending.db, index }),
  digest: mailDigest(sending.db),
});

/** Tells the operators of a mail that will not be tried again. Where mail is off, none is: the settings say so. */
export const tellOfDeadMail =
  ({ mailer }: Sending): WhenDead =>
  async (tx, { kind, data }, error) => {
    // Not of a mail that tells of another one: it might fail as well.
    if (!mailer || kind !== 'mail' || data.kind === 'mail_failed' || error === UNWANTED) return;
    const message = `To ${String(data.to)}: ${error}`;
    await notifyOperator(tx, { kind: 'mail_failed', title: 'Mail failed', message, link: paths.superadmin.settings });
  };
