import { ContactRound, CreditCard, Globe, HousePlus, UserRoundPlus } from 'lucide-react';

// Where the specification fixes sample figures, they stand here and are marked on screen (specification 000, section 2).

const since = 'from last month';

/** How the cards' figures changed; the figures of two cards themselves. */
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

/** What happened of late, newest first. */
export const sampleActivities = [
  {
    id: 1,
    icon: UserRoundPlus,
    who: 'Imran Qureshi',
    text: 'joined as a broker',
    note: 'Malviya Nagar, Jaipur',
    when: '12 min ago',
    dateTime: 'PT12M',
  },
  {
    id: 2,
    icon: HousePlus,
    who: 'Asha Rathore',
    text: 'posted 3 BHK flat in Jagatpura',
    note: '₹84,50,000',
    when: '48 min ago',
    dateTime: 'PT48M',
  },
  {
    id: 3,
    icon: Globe,
    who: 'Shekhawat Estates',
    text: 'published a website',
    note: 'Template: Heritage',
    when: '2 h ago',
    dateTime: 'PT2H',
  },
  {
    id: 4,
    icon: ContactRound,
    who: 'New lead',
    text: 'for villa in Vaishali Nagar',
    note: 'Source: Referral',
    when: '3 h ago',
    dateTime: 'PT3H',
  },
  {
    id: 5,
    icon: CreditCard,
    who: 'Kavita Joshi',
    text: 'moved to the Premium plan',
    note: '₹2,499 a month',
    when: '5 h ago',
    dateTime: 'PT5H',
  },
] as const;
