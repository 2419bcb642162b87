import { leadPrivacies } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { isErased } from './isErased.ts';

/** Says that a lead's person requested erasure or not to be contacted; renders nothing without a request. */
export function PrivacyNotice({ lead }: { lead: Pick<Lead, 'privacy'> }) {
  if (!lead.privacy) return null;
  return isErased(lead) ? (
    <Notice title="Erased on the person’s request">Status, source and dates stay, so that your figures stay.</Notice>
  ) : (
    <Notice tone="warning" title={leadPrivacies.labels[lead.privacy]}>
      The person asked not to be contacted any more.
    </Notice>
  );
}
