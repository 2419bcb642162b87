import { and, desc, eq, ne, notInArray, or } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { DuplicateLead, listDuplicates } from '#contract/leads/work.ts';
import type { Tx } from '../db/database.ts';
import { leads, phoneKey } from '../db/schema/leads.ts';
import { leadDismissals } from '../db/schema/leadWork.ts';
import { e164 } from '../lib/phone.ts';
import { DUPLICATES_SHOWN } from '../limits/leads.ts';
import { type LeadCaller, recordViewed } from './ownLead.ts';

/** The broker's leads with this phone or e-mail, newest first, without dismissed duplicates. */
export const duplicatesOf = async (
  tx: Tx,
  caller: LeadCaller,
  brokerId: number,
  { phone, email, except }: InferType<typeof listDuplicates.query>,
): Promise<{ data: DuplicateLead[] }> => {
  const [number, address] = [phone.trim(), email.trim().toLowerCase()];
  const isPhone = number ? eq(phoneKey(leads), e164(number) ?? number) : undefined;
  const isEmail = address ? eq(leads.emailKey, address) : undefined;
  if (!isPhone && !isEmail) return { data: [] };
  const dismissed = tx
    .select({ id: leadDismissals.otherId })
    .from(leadDismissals)
    .where(eq(leadDismissals.leadId, except ?? 0));
  const others = except ? and(ne(leads.id, except), notInArray(leads.id, dismissed)) : undefined;
  const rows = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.brokerId, brokerId), or(isPhone, isEmail), others))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(DUPLICATES_SHOWN);
  const data = rows.map((row) => {
    const byPhone = number !== '' && (row.phoneE164 ?? row.phone) === (e164(number) ?? number);
    const byEmail = address !== '' && row.emailKey === address;
    return {
      id: row.id,
      full_name: row.fullName,
      phone: row.phone,
      email: row.email,
      status: row.status,
      created_at: row.createdAt.toISOString(),
      matches: [...(byPhone ? ['phone' as const] : []), ...(byEmail ? ['email' as const] : [])],
    };
  });
  await recordViewed(tx, caller, data);
  return { data };
};
