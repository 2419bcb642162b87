import { coded } from '../choices.ts';

// Free of validation, because the pages of homes load it too.

/** Why a visitor reports a home. */
export const reportReasons = coded([
  ['sold', 'It is sold'],
  ['wrong_price', 'The price is wrong'],
  ['wrong_details', 'Details are wrong'],
  ['duplicate', 'It is listed twice'],
  ['fraud', 'It looks like fraud'],
  ['other', 'Another reason'],
]);

export type ReportReason = (typeof reportReasons.values)[number];
