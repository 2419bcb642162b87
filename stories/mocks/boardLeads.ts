import { buildSourcedLead } from '#contract/fixtures/leads.ts';
import { mailOf, names, phoneOf } from '#contract/fixtures/names.ts';
import type { LeadStatus } from '#contract/leads/choices.ts';
import type { SourcedLead } from '#contract/leads/schemas.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const interests = [
  '3 BHK flat near 7 Number bus stand',
  'Villa on Sirsi Road',
  'Plot near Bindayaka station',
  '4 BHK villa near Kanta Chauraha',
  '2 BHK flat, Jagatpura',
];

/** The number of leads of each status on a story's board; Contacted has more than one page. */
const counts: Readonly<Record<LeadStatus, number>> = {
  new: 4,
  contacted: 74,
  qualified: 3,
  proposal: 4,
  closed: 31,
  lost: 22,
};

// In turn: a visit in three days, a message 17 hours late, quiet for 16 days, a call more than two days late.
const stepOf = (nth: number, now: number): Pick<SourcedLead, 'follow_up' | 'last_event_at'> => {
  const plan = (kind: 'call' | 'whatsapp' | 'visit', away: number) => ({
    follow_up: { kind, at: new Date(now + away).toISOString(), text: null },
    last_event_at: new Date(now - DAY).toISOString(),
  });
  if (nth % 4 === 0) return plan('visit', 3 * DAY);
  if (nth % 4 === 1) return plan('whatsapp', -17 * HOUR);
  if (nth % 4 === 2) return { follow_up: null, last_event_at: new Date(now - 16 * DAY).toISOString() };
  return plan('call', -2 * DAY - HOUR);
};

/** Leads of every status, enough to fill a board. */
export const boardLeads = (now = Date.now()): SourcedLead[] => {
  let id = 0;
  const leadOf = (status: LeadStatus, nth: number) => {
    id += 1;
    const name = names[id % names.length] ?? '';
    return buildSourcedLead({
      id,
      full_name: id > names.length ? `${name} ${Math.ceil(id / names.length)}` : name,
      email: mailOf(name),
      phone: phoneOf(id),
      property_interest: interests[nth % interests.length] ?? null,
      status,
      created_at: new Date(now - (nth === 0 ? 0.2 : nth ** 2 * 4) * HOUR).toISOString(),
      ...(status === 'new' ? {} : stepOf(nth, now)),
    });
  };
  return Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, (_, nth) => leadOf(status as LeadStatus, nth)),
  );
};
