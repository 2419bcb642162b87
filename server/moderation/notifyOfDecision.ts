import type { InferType } from 'yup';
import { paths } from '#contract/paths.ts';
import { type ReviewDecision, type reviewProperty, reviewReasons } from '#contract/properties/moderation.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { Tx } from '../db/database.ts';
import type { properties } from '../db/schema/properties.ts';
import { notifyBroker } from '../notifications/notify.ts';

const titles: Readonly<Record<ReviewDecision, string>> = {
  approve: 'Live',
  request_changes: 'Changes requested',
  remove: 'Removed',
  restore: 'Restored',
};

const LONGEST_NOTE = 200;

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Notifies the broker of the operator's decision on a property, with the reasons. */
export const notifyOfDecision = async (
  tx: Tx,
  { id, brokerId, title, city, propertyType }: typeof properties.$inferSelect,
  review: Pick<InferType<typeof reviewProperty.body>, 'decision' | 'reasons' | 'note'>,
): Promise<void> => {
  const { decision, reasons = [] } = review;
  const home = propertyTitle({ title, city, property_type: propertyType });
  const note = review.note?.trim() || null;
  // The note itself explains the reason "other".
  const given = reasons.filter((reason) => reason !== 'other').map((reason) => reviewReasons.labels[reason]);
  // Half of a surrogate pair could not be stored.
  const short = note?.slice(0, LONGEST_NOTE).replace(/[\ud800-\udbff]$/, '');
  const words = [
    ...(decision === 'approve' ? ['Approved by Nivaas'] : []),
    ...(decision === 'restore' ? ['Restored by Nivaas'] : []),
    ...given,
    ...(short ? [short] : []),
    ...(decision === 'request_changes' ? ['Edit it and send it for review again'] : []),
  ];
  await notifyBroker(tx, brokerId, {
    kind: 'listing_reviewed',
    title: `${titles[decision]}: ${home}`,
    message: words.map(sentence).join(' '),
    link: decision === 'request_changes' ? paths.broker.editProperty(id) : paths.broker.properties,
    decision,
    home,
    reasons: given,
    note,
  });
};
