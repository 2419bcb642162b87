import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type FollowUpKind, followUpKinds } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { paths } from '#contract/paths.ts';
import { useComingPlans } from '#src/features/leads/today/dayQuery.ts';
import { briefTime } from '#src/features/leads/today/dayWords.ts';
import { countWord, daysAway } from '#src/lib/format.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Card } from '#src/ui/layout/Card.tsx';

const nouns: Readonly<Record<FollowUpKind, string>> = {
  call: 'call',
  whatsapp: 'message',
  visit: 'visit',
  other: 'follow-up',
};

/** What comes next: "Two visits tomorrow", or else the next plan with its time. */
const comingWords = (leads: readonly Lead[], now: number): string => {
  const plans = leads.flatMap(({ full_name, follow_up: plan }) => (plan ? [{ full_name, ...plan }] : []));
  const tomorrow = plans.filter(({ at }) => daysAway(at, now) === 1);
  const kinds = new Set(tomorrow.map(({ kind }) => kind));
  if (tomorrow[0]) {
    const noun = kinds.size === 1 ? nouns[tomorrow[0].kind] : 'follow-up';
    return ` ${countWord(tomorrow.length)} ${noun}${tomorrow.length === 1 ? '' : 's'} tomorrow.`;
  }
  const [next] = plans;
  return next ? ` Next: ${followUpKinds.labels[next.kind]}, ${next.full_name}, ${briefTime(next.at, now)}.` : '';
};

/** The empty state of a day, with what comes next if that is known. */
export function NothingDue() {
  const { data } = useComingPlans();
  return (
    <Card>
      <EmptyState
        drawing="leads"
        title={`Nothing waits.${comingWords(data?.data ?? [], Date.now())}`}
        text="New leads and due follow-ups appear here."
        action={
          <Button component={Link} to={paths.broker.crm}>
            Open the CRM
          </Button>
        }
      />
    </Card>
  );
}
