import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../auth/passwords.ts';
import { operators } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { notifications } from '../db/schema/platform.ts';
import { domains, sites } from '../db/schema/sites.ts';
import { addAccountLinks } from './accountLinks.ts';
import { firstId } from './firstId.ts';
import { addLeadRows } from './leadRows.ts';
import { plainPicture } from './plainPicture.ts';
import { PASSWORD, type TestApp } from './startTestApp.ts';

/** A connected domain of a third broker. */
export const CONNECTED_DOMAIN = 'homes.example.com';

/** The secret of every second step that is being set up. */
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const totpNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Adds a broker with a site, which is at a domain if one is given. */
export const addTestSite = async (app: TestApp, fullName: string, domain?: string): Promise<number> => {
  const { id: brokerId } = await app.addBroker({ fullName });
  const slug = `site-of-${brokerId}`;
  return app.db.withTenant(brokerId, async (tx) => {
    const site = { brokerId, slug, template: 'classic' } as const;
    const siteId = firstId(await tx.insert(sites).values(site).returning({ id: sites.id }));
    if (domain) {
      const claim = { brokerId, slug, name: domain, verifiedBy: 'a' } as const;
      await tx.insert(domains).values({ ...claim, verifiedAt: sql`now()`, checkedAt: sql`now()` });
    }
    return siteId;
  });
};

/** Adds what no broker has: leads, a notification and a mail of the platform, an operator, a connected domain. */
export const addPlatformRows = async (app: TestApp) => {
  const picture = await plainPicture('teal', 8, 6);
  const mailed = { kind: 'test', role: 'super_admin', to: 'operator@test.example', name: 'operator' };
  const notice = { kind: 'main_lead', title: 'New lead', message: 'Belongs to the platform', link: '/' } as const;
  const { notificationId, mailId, ...leadsOfPlatform } = await app.db.asOperator(async (tx) => ({
    ...(await addLeadRows(tx, null, 'Belongs to the platform')),
    notificationId: firstId(await tx.insert(notifications).values(notice).returning({ id: notifications.id })),
    mailId: firstId(await tx.insert(jobs).values({ kind: 'mail', data: mailed }).returning({ id: jobs.id })),
  }));
  const links = await addAccountLinks(app);
  const second = { fullName: 'Ishita', email: 'ishita@test.example' };
  const operatorId = firstId(
    await app.db.asOperator((tx) => tx.insert(operators).values(second).returning({ id: operators.id })),
  );
  return {
    leadsOfPlatform,
    notificationId,
    picture,
    mailId,
    ...links,
    operatorId,
    domainSiteId: await addTestSite(app, 'Has a domain', CONNECTED_DOMAIN),
    otp: () => totpNow(SECRET),
    passwordHash: await hashPassword(PASSWORD, ''),
  };
};
