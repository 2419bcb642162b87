import type { DnsRecord } from '#contract/templates.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { found, HttpError, taken } from '#server/errors.ts';
import type { Session } from '#server/http/session.ts';
import { checkClaim, type DomainContext } from './check.ts';
import { readDomain } from './name.ts';
import {
  type Claim,
  type Claiming,
  type Holder,
  holderOf,
  moveDomain,
  noteContest,
  ownDomain,
  takeDomain,
  tokenOf,
} from './queries.ts';
import { proofOf, proofRecord } from './records.ts';

type Broker = Extract<Session, { role: 'broker' }>;

interface Asking {
  readonly session: Broker;
  readonly address: string;
  readonly slug: string;
  readonly domain: string;
}

const record = (tx: Tx, { session, address }: Asking, { id }: Claim): Promise<void> =>
  recordAudit(tx, { actor: session, action: 'domain.connected', object: { type: 'domain', id }, address });

const locked = (name: string) =>
  taken('domain', `Your site already has the domain ${name}. Ask us to release it before you connect another`);

const CLOSED =
  'Domains cannot be connected yet: the server does not know its own name. Please ask us to set PUBLIC_URL';

/** An error with the TXT record that would prove the ownership. */
const refused = (status: 409 | 503, message: string, record: DnsRecord): HttpError =>
  new HttpError(
    status,
    message,
    { errors: { domain: message }, record },
    status === 503 ? { 'retry-after': '60' } : undefined,
  );

const heldByAnother = (name: string, record: DnsRecord) =>
  refused(
    409,
    `Another site uses ${name}. If the domain is yours, add a TXT record named ${record.name} with the value ${record.value} and connect it again`,
    record,
  );

const provenByAnother = (name: string, record: DnsRecord, other: string) =>
  refused(
    409,
    `Another site uses ${name}, and its TXT record is still there. If the domain is yours, remove the record named ${record.name} with the value ${other} first, then connect it again`,
    record,
  );

const unanswered = (name: string, record: DnsRecord) =>
  refused(
    503,
    `Another site uses ${name}, and its name servers did not answer when we looked for your TXT record ${record.name}. Try again in a few minutes`,
    record,
  );

class Outrun extends Error {}

const move = async (
  domainContext: DomainContext,
  asking: Asking,
  claiming: Claiming,
  holder: Holder,
): Promise<Claim | undefined> => {
  try {
    return await domainContext.db.asOperator(async (tx) => {
      const moved = await moveDomain(tx, claiming, holder);
      if (!moved) throw new Outrun();
      await record(tx, asking, moved);
      await noteContest(tx, moved);
      return moved;
    });
  } catch (error) {
    if (error instanceof Outrun) return undefined;
    throw error;
  }
};

/** Moves a held domain to a site whose TXT record is set, unless the holder's is set as well. */
const takeOver = async (
  domainContext: DomainContext,
  asking: Asking,
  claiming: Claiming,
  token: string,
): Promise<Claim> => {
  const { name } = claiming;
  const proof = proofRecord(name, token);
  // Read before the DNS check, so that a change meanwhile is noticed.
  const holder = await domainContext.db.asOperator((tx) => holderOf(tx, name));
  const texts = await domainContext.dns.texts(proof.name);
  if (texts === 'unanswered') throw unanswered(name, proof);
  if (!texts.includes(proof.value)) throw heldByAnother(name, proof);
  if (holder && texts.includes(proofOf(holder.token))) throw provenByAnother(name, proof, proofOf(holder.token));
  const moved = holder && (await move(domainContext, asking, claiming, holder));
  if (!moved) throw taken('domain', `${name} changed hands just now. Please connect it again`);
  return moved;
};

const claim = async (domainContext: DomainContext, asking: Asking, claiming: Claiming) => {
  const { brokerId, slug } = claiming;
  const result = await domainContext.db.withTenant(brokerId, async (tx) => {
    const token = found(await tokenOf(tx, brokerId, slug));
    const before = await ownDomain(tx, brokerId);
    if (before) return { token, own: before, isNew: false };
    const claimed = await takeDomain(tx, claiming);
    if (claimed) await record(tx, asking, claimed);
    // A second click by the same broker may have set it in the meantime.
    return { token, own: claimed ?? (await ownDomain(tx, brokerId)), isNew: claimed !== undefined };
  });
  const { own, isNew } = result;
  if (own && isNew) await domainContext.db.asOperator((tx) => noteContest(tx, own));
  return result;
};

/**
 * Connects a domain to the broker's site. 400 for a name that cannot be owned as a domain, 404 for another broker's
 * slug, 409 when the site has another domain or another site holds the name. A held domain moves once DNS shows this
 * site's TXT record and not the holder's. 503 when DNS does not answer that question, and in production while the
 * server has no name of its own.
 */
export const connect = async (domainContext: DomainContext, asking: Asking): Promise<void> => {
  const { brokerId } = asking.session;
  if (!domainContext.isOpen) throw new HttpError(503, CLOSED, { errors: { domain: CLOSED } });
  const read = readDomain(asking.domain, domainContext.ownHost);
  if ('problem' in read) throw new HttpError(400, read.problem, { errors: { domain: read.problem } });
  const claiming = { name: read.name, brokerId, slug: asking.slug };
  const { token, own } = await claim(domainContext, asking, claiming);
  if (own && own.name !== read.name) throw locked(own.name);
  if (!own)
    await checkClaim(domainContext, await takeOver(domainContext, asking, claiming, token), token, asking.address);
};
