import { paths } from '#contract/paths.ts';
import type { DomainReason } from '#contract/templates.ts';
import type { Tx } from '#server/db/database.ts';
import { notifyBroker, notifyOperator } from '#server/notifications/notify.ts';

/** Why a connected domain does not lead to its site any more. */
type Loss = DomainReason | 'moved';

const reasons: Readonly<Partial<Record<Loss, string>>> = {
  moved: 'It belongs to another site now.',
  no_name: 'The name is no longer in DNS.',
  no_address: 'The name has no A record any more.',
  elsewhere: 'Its record points elsewhere.',
  proxied: 'It is behind a proxy now.',
  txt_needed: 'Its TXT record is missing.',
  waiting: 'Its name servers have not answered for three days.',
};

const link = paths.broker.templates;

/** Notifies the broker and the operator that a domain is no longer connected. */
export const notifyOfLoss = async (
  tx: Tx,
  { name: domain, brokerId, slug }: { readonly name: string; readonly brokerId: number; readonly slug: string },
  loss: Loss,
): Promise<void> => {
  const why = reasons[loss] ?? 'Its records have changed.';
  const facts = { kind: 'domain_lost', domain, why } as const;
  const title = `${domain} is no longer connected`;
  await notifyBroker(tx, brokerId, { ...facts, title, message: why, link });
  const message = `${why} The broker is told.`;
  await notifyOperator(tx, {
    ...facts,
    title: `Domain lost: ${domain}`,
    message,
    // Links to the site by its slug: the lost domain may belong to another site by now.
    link: `${paths.superadmin.manageWebsite}?q=${slug}`,
  });
};

/** Notifies the broker that the operator released the domain. */
export const notifyOfRelease = (
  tx: Tx,
  { name: domain, brokerId }: { readonly name: string; readonly brokerId: number },
): Promise<void> => {
  const why = `Nivaas has removed the domain ${domain} from your website.`;
  const facts = { kind: 'domain_lost', domain, why, released: true } as const;
  return notifyBroker(tx, brokerId, { ...facts, title: `${domain} was removed from your website`, message: why, link });
};
