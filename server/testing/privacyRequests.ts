import { askPrivacy, confirmPrivacy, type PrivacyBody } from '#contract/privacy.ts';
import type { TestApp } from './startTestApp.ts';

/** The token of the link in the last mail to a receiver; undefined without one. */
export const mailedToken = async (app: TestApp, to: string): Promise<string | undefined> =>
  /token=(\S+)/.exec((await app.mailsSent()).findLast((mail) => mail.to === to)?.text ?? '')?.[1];

/** Makes a request and confirms it by the mail's link; a job carries it out at the next `mailsSent`. */
export const askAndConfirm = async (app: TestApp, body: PrivacyBody & { email: string }): Promise<void> => {
  await app.ok(askPrivacy, { body });
  await app.ok(confirmPrivacy, { body: { token: await mailedToken(app, body.email.toLowerCase()) } });
};
