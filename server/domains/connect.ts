import { recordAudit } from '../db/audit';
import type { Tx } from '../db/database';
import { found, HttpError, taken } from '../http/errors';
import type { Session } from '../http/session';
import { ownSite, type SiteRow } from '../templates/queries';
import { checkClaim, type DomainDesk } from './check';
import { readDomain } from './name';
import { type Claim, type Claiming, moveDomain, ownDomain, takeDomain } from './queries';
import { proofRecord } from './records';

type Broker = Extract<Session, { role: 'broker' }>;

interface Asking {
  readonly session: Broker;
  readonly address: string;
  readonly slug: string;
  readonly domain: string;
}

const record = (tx: Tx, { session, address }: Asking, { id }: Claim): Promise<void> =>
  recordAudit(tx, { actor: session, action: 'domain connected', object: { type: 'domain', id }, address });

const locked = (name: string) =>
  taken('domain', `Your site already has the domain ${name}. Ask us to release it before you connect another`);

const heldByAnother = ({ name }: Claiming, token: string) => {
  const { name: at, value } = proofRecord(name, token);
  return taken(
    'domain',
    `Another site uses ${name}. If the domain is yours, add a TXT record named ${at} with the value ${value} and connect it again`,
  );
};

class Outrun extends Error {}

const move = async (desk: DomainDesk, claiming: Claiming): Promise<Claim | undefined> => {
  try {
    return await desk.db.asOperator(async (tx) => {
      const moved = await moveDomain(tx, claiming);
      if (!moved) throw new Outrun();
      return moved;
    });
  } catch (error) {
    if (error instanceof Outrun) return undefined;
    throw error;
  }
};

/**
 * Puts a domain on the broker's site, and answers the site. 400 for what is no domain that somebody can own, 404 for another's
 * slug, 409 where a domain is set or another site holds the name; that one moves once DNS shows this site's TXT record.
 */
export const connect = async (desk: DomainDesk, asking: Asking): Promise<SiteRow> => {
  const { brokerId } = asking.session;
  const read = readDomain(asking.domain, desk.ownHost);
  if ('problem' in read) throw new HttpError(400, read.problem, { errors: { domain: read.problem } });
  const claiming = { ...read, brokerId, slug: asking.slug };
  const { token, own } = await desk.db.withTenant(brokerId, async (tx) => {
    const { domainToken } = found(await ownSite(tx, brokerId, asking.slug));
    const before = await ownDomain(tx, brokerId);
    if (before) return { token: domainToken, own: before };
    const claim = await takeDomain(tx, claiming);
    if (claim) await record(tx, asking, claim);
    // Or set meanwhile, by the same broker's second click.
    return { token: domainToken, own: claim ?? (await ownDomain(tx, brokerId)) };
  });
  if (own && own.name !== read.name) throw locked(own.name);
  if (!own) {
    const texts = await desk.dns.texts(proofRecord(read.name, token).name);
    const isProven = Array.isArray(texts) && texts.includes(proofRecord(read.name, token).value);
    const moved = isProven ? await move(desk, claiming) : undefined;
    if (!moved) throw heldByAnother(claiming, token);
    await desk.db.withTenant(brokerId, (tx) => record(tx, asking, moved));
    await checkClaim(desk, moved, token);
  }
  return desk.db.withTenant(brokerId, async (tx) => found(await ownSite(tx, brokerId, asking.slug)));
};
