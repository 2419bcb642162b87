import type { Lead } from '#contract/leads/schemas.ts';

/** Whether a lead's person was erased on request: there is no one to contact and nothing to edit. */
export const isErased = ({ privacy }: Pick<Lead, 'privacy'>): boolean => privacy === 'erased';
