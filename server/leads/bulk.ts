import type { Answer, CallInput } from '#contract/endpoint.ts';
import type { changeLeads } from '#contract/leads/work.ts';
import type { Database, Tx } from '../db/database.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { HttpError } from '../errors.ts';
import { CHANGED_AT_ONCE } from '../limits/leads.ts';
import { planFollowUp } from './followUps.ts';
import type { LeadCaller } from './ownLead.ts';
import { changeLead } from './queries.ts';

type Change = CallInput<typeof changeLeads>['body'];

const changeOne = async (tx: Tx, caller: LeadCaller, id: number, change: Change) => {
  const { status, assigned_to, follow_up, only_if } = change;
  try {
    await changeLead(tx, caller, id, { status, assigned_to }, only_if);
    if (follow_up) await planFollowUp(tx, caller, id, follow_up);
    return { id, ok: true };
  } catch (error) {
    // These errors are thrown before this lead is changed.
    if (!(error instanceof HttpError)) throw error;
    return { id, ok: false, message: error.message };
  }
};

/**
 * Changes several leads, some per transaction, so that no transaction exceeds its time limit; returns the outcome for
 * each.
 */
export const changeSeveral = async (
  db: Database,
  brokerId: number,
  caller: LeadCaller,
  change: Change,
): Promise<Answer<typeof changeLeads>> => {
  const { ids } = change;
  const data: Answer<typeof changeLeads>['data'] = [];
  for (let from = 0; from < ids.length; from += CHANGED_AT_ONCE) {
    const part = ids.slice(from, from + CHANGED_AT_ONCE);
    try {
      const done = await db.withTenant(brokerId, async (tx) => {
        const results: Answer<typeof changeLeads>['data'] = [];
        for (const id of part) results.push(await changeOne(tx, caller, id, change));
        return results;
      });
      data.push(...done);
    } catch (error) {
      // Changes that are already committed must be reported.
      if (!(error instanceof DatabaseBusy) || from === 0) throw error;
      const { message } = error;
      data.push(...ids.slice(from).map((id) => ({ id, ok: false, message })));
      break;
    }
  }
  return { data };
};
