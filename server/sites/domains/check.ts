import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { ownHostOf } from '#server/http/hostName.ts';
import { DOMAIN_CHECKS, RECHECKS_AT_ONCE } from '#server/limits/homes.ts';
import { askDns, type Dns } from './dns.ts';
import type { CheckRate } from './domainCheckLimit.ts';
import { beginCheck, type Claim, forgetUnanswered, storeFinding, takeDue } from './queries.ts';
import { proofNameOf, proofOf } from './records.ts';
import { judge, type Verdict } from './verdict.ts';

/** The dependencies of all work on domains. */
export interface DomainContext {
  readonly db: Database;
  readonly dns: Dns;
  /** The address that an A record must hold. */
  readonly siteIpv4: string;
  /** The platform's own host name, if it has one. */
  readonly ownHost: string | undefined;
  /** Whether domains can be connected. In production without PUBLIC_URL, the platform's own name could be claimed. */
  readonly isOpen: boolean;
  readonly checkRate: CheckRate;
}

/** The settings that work on domains needs. */
export type DomainSetting = 'production' | 'publicUrl' | 'siteIpv4' | 'dnsServers';

/** The dependencies, built from the settings. */
export const domainContextOf = (
  db: Database,
  { production, publicUrl, siteIpv4, dnsServers }: Pick<Config, DomainSetting>,
  checkRate: CheckRate = DOMAIN_CHECKS,
): DomainContext => ({
  db,
  dns: askDns(dnsServers),
  siteIpv4,
  ownHost: ownHostOf(publicUrl),
  isOpen: !production || publicUrl !== undefined,
  checkRate,
});

/**
 * Checks a claimed domain in DNS and stores the result. If DNS does not answer, nothing is stored: a connected domain
 * stays connected. `address` is that of the call that requested the check; undefined when the server repeats it by
 * itself.
 */
export const checkClaim = async (
  { db, dns, siteIpv4 }: DomainContext,
  own: Claim,
  token: string,
  address?: string,
): Promise<Verdict> => {
  const { needsTxt, began } = await db.asOperator((tx) => beginCheck(tx, own));
  const [addresses, ipv6, texts] = await Promise.all([
    dns.addresses(own.name),
    dns.ipv6(own.name),
    dns.texts(proofNameOf(own.name)),
  ]);
  const verdict = judge({ addresses, ipv6, texts }, { siteIpv4, proof: proofOf(token), needsTxt });
  if (verdict.reason !== 'waiting') {
    await db.withTenant(own.brokerId, (tx) => storeFinding(tx, own, { ...verdict, began, needsTxt, address }));
  }
  return verdict;
};

/**
 * Checks all domains that are due; several servers may do so at the same time. Resolves to the number of checks, and
 * the errors of failed ones, which are due again in an hour.
 */
export const checkDue = async (
  domainContext: DomainContext,
): Promise<{ readonly checked: number; readonly failures: readonly unknown[] }> => {
  let checked = 0;
  const failures: unknown[] = [];
  for (let full = true; full; ) {
    const due = await domainContext.db.asOperator((tx) => takeDue(tx, RECHECKS_AT_ONCE));
    const ended = await Promise.allSettled(
      due.map(async ({ token, ...own }) => {
        const { reason } = await checkClaim(domainContext, own, token);
        if (reason === 'waiting') await domainContext.db.withTenant(own.brokerId, (tx) => forgetUnanswered(tx, own));
      }),
    );
    for (const one of ended) if (one.status === 'rejected') failures.push(one.reason);
    checked += ended.filter(({ status }) => status === 'fulfilled').length;
    full = due.length === RECHECKS_AT_ONCE;
  }
  return { checked, failures };
};
