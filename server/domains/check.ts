import type { Database } from '../db/database';
import type { Dns } from './dns';
import { type Claim, forgetUnanswered, isContested, keepVerdict, takeDue } from './queries';
import { proofNameOf, proofOf } from './records';
import { judge, type Verdict } from './verdict';

/** What work on domains needs. */
export interface DomainDesk {
  readonly db: Database;
  readonly dns: Dns;
  /** The address that an A record must hold. */
  readonly siteIpv4: string;
  /** The platform's own host name, if it has one. */
  readonly ownHost: string | undefined;
}

/**
 * Asks DNS how a claimed domain stands, and keeps what it found. When DNS could not be asked nothing is known and nothing is
 * kept: a connected domain stays connected.
 */
export const checkClaim = async ({ db, dns, siteIpv4 }: DomainDesk, own: Claim, token: string): Promise<Verdict> => {
  const needsTxt = await db.asOperator((tx) => isContested(tx, own));
  const [addresses, texts] = await Promise.all([dns.addresses(own.name), dns.texts(proofNameOf(own.name))]);
  const verdict = judge(addresses, texts, { siteIpv4, proof: proofOf(token), needsTxt });
  if (verdict.reason !== 'waiting') await db.withTenant(own.brokerId, (tx) => keepVerdict(tx, own, verdict));
  return verdict;
};

/** How often a server looks whether a check is due; each domain is checked about once a day. */
export const RECHECK_MS = 60_000;
const AT_ONCE = 20;

/** Checks the domains whose time has come; any number of servers may do so side by side. Answers how many it checked. */
export const checkDue = async (desk: DomainDesk): Promise<number> => {
  const due = await desk.db.asOperator((tx) => takeDue(tx, AT_ONCE));
  await Promise.all(
    due.map(async ({ token, ...own }) => {
      const { reason } = await checkClaim(desk, own, token);
      if (reason === 'waiting') await desk.db.withTenant(own.brokerId, (tx) => forgetUnanswered(tx, own));
    }),
  );
  return due.length;
};
