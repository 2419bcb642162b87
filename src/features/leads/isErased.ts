import type { Lead } from '#contract/leads.ts';

/** Whether a lead's person was erased on their own request: there is nobody to reach and nothing to edit. */
export const isErased = ({ privacy }: Pick<Lead, 'privacy'>): boolean => privacy === 'erased';
