import { buildSourcedLead } from '#contract/fixtures/leads.ts';
import { mailOf, phoneOf } from '#contract/fixtures/names.ts';
import type { FollowUpKind, LeadStatus } from '#contract/leads/choices.ts';
import type { SourcedLead } from '#contract/leads/schemas.ts';

const hours = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString();

const leadOf = (id: number, full_name: string, status: LeadStatus, property_interest: string, ago: number) =>
  buildSourcedLead({
    id,
    full_name,
    email: mailOf(full_name),
    phone: phoneOf(id),
    property_interest,
    status,
    created_at: hours(-ago),
    last_event_at: hours(-ago),
  });

const planned = (lead: SourcedLead, ahead: number, kind: FollowUpKind, text: string | null): SourcedLead => ({
  ...lead,
  follow_up: { at: hours(ahead), kind, text },
});

/** The leads of a busy day: four new, three late, four planned, six gone quiet. */
export const busyDay = (): SourcedLead[] => [
  leadOf(101, 'Lalit Agarwal', 'new', '4 BHK villa near Kanta Chauraha', 40),
  leadOf(102, 'Prakash Bishnoi', 'new', 'Plot near Bindayaka station', 15),
  { ...leadOf(103, 'Divya Purohit', 'new', 'Villa on Sirsi Road', 2.17), source: 'referral' },
  leadOf(104, 'Aarav Mathur', 'new', '3 BHK flat near 7 Number bus stand', 0.2),
  planned(leadOf(111, 'Rekha Gupta', 'qualified', 'Flat', 90), -49, 'call', 'Ask what the bank said about the loan'),
  planned(leadOf(112, 'Manish Tanwar', 'contacted', 'Flat', 90), -17, 'whatsapp', 'Send the floor plan of Tower B'),
  planned(leadOf(113, 'Komal Sisodia', 'proposal', 'Flat', 90), -0.7, 'call', 'Token amount: yes or no'),
  planned(
    leadOf(121, 'Vikas Soni', 'contacted', 'Flat', 90),
    0.805,
    'call',
    'Ask whether Saturday suits for a second visit',
  ),
  planned(leadOf(122, 'Arjun Rajawat', 'contacted', 'Flat', 90), 2.3, 'whatsapp', 'Send the RERA certificate'),
  planned(leadOf(123, 'Neha Mathur', 'qualified', '4 BHK villa, Vaishali Nagar', 90), 5.3, 'visit', null),
  planned(leadOf(124, 'Aman Choudhary', 'proposal', 'Flat', 90), 7.8, 'call', 'Counter-offer of ₹78.5 Lac'),
  leadOf(131, 'Rakesh Swami', 'proposal', '3 BHK flat near 7 Number bus stand', 24 * 23.2),
  leadOf(132, 'Bhavna Saini', 'contacted', 'Shop in Vaishali Nagar', 24 * 19.2),
  leadOf(133, 'Kiran Nair', 'qualified', '2 BHK flat, Jagatpura', 24 * 16.2),
  leadOf(134, 'Yogesh Trivedi', 'contacted', 'Villa, Vaishali Nagar', 24 * 15.9),
  leadOf(135, 'Sunita Das', 'contacted', 'Plot on Ajmer Road', 24 * 15.2),
  leadOf(136, 'Pallavi Deshmukh', 'qualified', 'Office space, Bani Park', 24 * 14.2),
];

/** A lead whose texts are too long for their places. */
export const longLead = (): SourcedLead =>
  planned(
    leadOf(141, 'Chandrashekhar Venkatasubramanian Iyer-Ramanathan', 'qualified', 'Flat', 90),
    -30,
    'visit',
    'Show the flat on the fourth floor, then the one on the ninth, and bring the papers of both for her parents to read',
  );
