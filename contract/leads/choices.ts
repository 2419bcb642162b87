import { coded, listed } from '../choices.ts';

/** Lead status; any value may follow any other (specification 000, section 4). */
export const leadStatuses = coded([
  ['new', 'New'],
  ['contacted', 'Contacted'],
  ['qualified', 'Qualified'],
  ['proposal', 'Proposal'],
  ['closed', 'Closed'],
  ['lost', 'Lost'],
]);
export type LeadStatus = (typeof leadStatuses.values)[number];

/** Where a lead came from (specification 000, section 9). */
export const leadSources = coded([
  ['website', 'Website'],
  ['call', 'Call'],
  ['social_media', 'Social media'],
  ['referral', 'Referral'],
]);
export type LeadSource = (typeof leadSources.values)[number];

/** Whether a lead belongs to a broker or to the platform's own website. */
export const leadScopes = coded([
  ['broker', 'Broker'],
  ['main', 'Main website'],
]);

/** The kinds of follow-up that can be planned with a lead. */
export const followUpKinds = coded([
  ['call', 'Call'],
  ['whatsapp', 'WhatsApp'],
  ['visit', 'Visit'],
  ['other', 'Other'],
]);
export type FollowUpKind = (typeof followUpKinds.values)[number];

/** Filters leads by when their follow-up is due. */
export const followUpTimes = coded([
  ['overdue', 'Overdue'],
  ['today', 'Today'],
  ['week', 'This week'],
  ['none', 'Nothing planned'],
]);
export type FollowUpTime = (typeof followUpTimes.values)[number];

/** Used instead of a name, for leads that are assigned to no one. */
export const NOBODY = '(none)';

/** What a lead's person has requested: to be erased, or not to be contacted any more. */
export const leadPrivacies = coded([
  ['erased', 'Erased'],
  ['withdrawn', 'Consent withdrawn'],
]);
export type LeadPrivacy = (typeof leadPrivacies.values)[number];

/** The steps of a lead, each including the later ones; a lost lead is at none of them. */
export const leadSteps = listed(['contacted', 'qualified', 'proposal', 'closed']);
