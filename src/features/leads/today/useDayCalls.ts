import { useRef } from 'react';
import type { CallInput } from '#contract/endpoint.ts';
import {
  addBrokerLeadEvent,
  type FollowUpBody,
  finishBrokerFollowUp,
  planBrokerFollowUp,
} from '#contract/leads/work.ts';
import { call } from '#src/lib/call.ts';
import { newKey } from '#src/lib/idempotencyKey.ts';

type Written = CallInput<typeof addBrokerLeadEvent>['body'];

/** The outcomes of a contact, and their words in the snackbar. */
export const outcomes = {
  spoke: 'spoke',
  no_answer: 'no answer',
  wrong_number: 'wrong number',
  wrote: 'wrote on WhatsApp',
} as const;
export type Outcome = keyof typeof outcomes;

/** The timeline entry for an outcome. */
export const eventOf = (outcome: Outcome, text: string): Written =>
  outcome === 'wrote' ? { kind: 'whatsapp', text } : { kind: 'call', text, outcome };

// The requests may be sent while the page is being closed.
const keepalive = true;

/**
 * The requests of a row. A retry with the same content is not written twice, until `saved` says that all of the row's
 * requests succeeded.
 */
export const useDayCalls = () => {
  const sent = useRef(new Map<number, { content: string; key: string }>());
  return {
    write: (id: number, body: Written) => {
      const content = JSON.stringify(body);
      const known = sent.current.get(id);
      const key = known?.content === content ? known.key : newKey();
      sent.current.set(id, { content, key });
      return call(addBrokerLeadEvent, { params: { id }, body }, { keepalive, idempotencyKey: key });
    },
    plan: (id: number, body: FollowUpBody) => call(planBrokerFollowUp, { params: { id }, body }, { keepalive }),
    finish: (id: number, text: string) => call(finishBrokerFollowUp, { params: { id }, body: { text } }, { keepalive }),
    saved: (id: number) => sent.current.delete(id),
  };
};
