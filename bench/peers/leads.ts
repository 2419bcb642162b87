/** The number of brokers. Each has an equal share of the leads, and signs in. */
export const BROKERS = 50;
export const LEADS = 100_000;
export const PAGE = 20;
export const PASSWORD = 'Jaipur#2026home';

export const emailOf = (broker: number): string => `broker${broker}@example.com`;

const firsts = ['Aarav', 'Neha', 'Rohit', 'Kavita', 'Imran', 'Pooja', 'Vikram', 'Ishita', 'Sanjay', 'Meera', 'Anil'];
const lasts = ['Mathur', 'Agarwal', 'Bhatia', 'Joshi', 'Qureshi', 'Bansal', 'Rathore', 'Bhargava', 'Meena', 'Khan'];
const statuses = ['new', 'contacted', 'qualified', 'proposal', 'closed', 'lost'] as const;

const arrayOf = (words: readonly string[]) => `(array['${words.join("','")}'])`;

/** SQL that generates the same leads for every product. Lead n belongs to broker `ownerOf(n)`. */
export const leadRows = `select n as id, 1 + n % ${BROKERS} as broker_id,
  ${arrayOf(firsts)}[1 + n / ${BROKERS} % ${firsts.length}] || ' ' || ${arrayOf(lasts)}[1 + n / ${BROKERS} % ${lasts.length}] as full_name,
  'lead' || n || '@mail.example' as email, (9800000000 + n)::text as phone, 'Jaipur' as city,
  '3 BHK flat near Akshaya Patra Temple, Jagatpura' as property_interest, 'website' as source,
  ${arrayOf(statuses)}[1 + n % ${statuses.length}] as status, now() - n * interval '7 minutes' as created_at
  from generate_series(1, ${LEADS}) n`;

const ownerOf = (lead: number): number => 1 + (lead % BROKERS);

/** The lead and the broker of the nth call. No lead repeats before every lead has had its turn. */
export const leadAt = (nth: number): { readonly lead: number; readonly broker: number } => {
  // A stride that is coprime to the number of leads.
  const lead = 1 + ((nth * 7_919) % LEADS);
  return { lead, broker: ownerOf(lead) };
};

/** A status that the lead of `leadAt(nth)` does not have yet, provided each earlier call has changed its lead. */
export const nextStatus = (nth: number): string =>
  statuses[(leadAt(nth).lead + 1 + Math.floor(nth / LEADS)) % statuses.length] ?? 'new';

/** A name to search for, which some of each broker's leads have. */
export const nameAt = (nth: number): string => `${firsts[nth % firsts.length]} ${lasts[nth % lasts.length]}`;

/** The nth new person. */
export const newPerson = (nth: number) => ({
  full_name: nameAt(nth),
  email: `new${nth}@mail.example`,
  phone: String(9_900_000_000 + nth),
  city: 'Jaipur',
  property_interest: '3 BHK flat near Akshaya Patra Temple, Jagatpura',
});
