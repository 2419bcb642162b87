import { ContactRound, CreditCard, Globe, HousePlus, type LucideIcon, UserRoundPlus } from 'lucide-react';

// The sample figures of the specification (000, section 2); the screen marks them as samples.

const since = 'from last month';

/** The changes of the figures on the cards, and the figures of two cards. */
export const sampleCards = {
  brokers: { percent: 12.5, since },
  properties: { value: 3567, percent: 8.2, since },
  websites: { value: 892, percent: 3.1, since },
  leads: { percent: -2.4, since },
} as const;

/** Properties sold, January to May. */
export const sampleSales = [
  { label: 'January', short: 'Jan', value: 42 },
  { label: 'February', short: 'Feb', value: 51 },
  { label: 'March', short: 'Mar', value: 47 },
  { label: 'April', short: 'Apr', value: 63 },
  { label: 'May', value: 72 },
] as const;

/** Shares of the plans in per cent. They add up to 90, as specified: the rest stays an empty slice. */
export const samplePlans = [
  { label: 'Basic', value: 45 },
  { label: 'Premium', value: 30 },
  { label: 'Pro', value: 15 },
] as const;

const activity = (
  id: number,
  icon: LucideIcon,
  [who, text, note]: readonly [who: string, text: string, note: string],
  [when, dateTime]: readonly [when: string, dateTime: string],
) => ({ id, icon, who, text, note, when, dateTime });

/** Recent activities, newest first. */
export const sampleActivities = [
  activity(1, UserRoundPlus, ['Imran Qureshi', 'joined as a broker', 'Malviya Nagar, Jaipur'], ['12 min ago', 'PT12M']),
  activity(2, HousePlus, ['Asha Rathore', 'posted 3 BHK flat in Jagatpura', '₹84,50,000'], ['48 min ago', 'PT48M']),
  activity(3, Globe, ['Shekhawat Estates', 'published a website', 'Template: Heritage'], ['2 h ago', 'PT2H']),
  activity(4, ContactRound, ['New lead', 'for villa in Vaishali Nagar', 'Source: Referral'], ['3 h ago', 'PT3H']),
  activity(5, CreditCard, ['Kavita Joshi', 'moved to the Premium plan', '₹2,499 a month'], ['5 h ago', 'PT5H']),
];
