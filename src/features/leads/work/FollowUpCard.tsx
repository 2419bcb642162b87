import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarPlus, Check } from 'lucide-react';
import { useState } from 'react';
import { followUpKinds, type Lead } from '#contract/leads.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDay, formatTime } from '#src/lib/format.ts';
import { saveText } from '#src/lib/saveText.ts';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { SplitButton } from '#src/ui/inputs/SplitButton.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import type { LeadApi } from '../leadApi.ts';
import { useDropPlan, useFinishPlan, usePlanLead } from './leadWorkQueries.ts';
import { PlanForm } from './PlanForm.tsx';
import { nextDay, otherTimes, plannedTimes } from './plannedTimes.ts';
import { visitFile } from './visitFile.ts';

/** What is planned next with a lead, done or moved by one press; without a plan, times that a press plans. */
export function FollowUpCard({ api, lead }: { api: LeadApi; lead: Lead }) {
  const { id, follow_up: plan } = lead;
  const [choosing, setChoosing] = useState(false);
  const say = useSnackbar();
  const set = usePlanLead(api);
  const { mutateAsync: setInForm } = usePlanLead(api);
  const finish = useFinishPlan(api);
  const drop = useDropPlan(api);
  const busy = set.isPending || finish.isPending || drop.isPending;
  const failed = set.error ?? finish.error ?? drop.error;
  const planAt = (at: string, words: string) =>
    set.mutate({ id, at, kind: plan?.kind ?? 'call', text: plan?.text ?? null }, { onSuccess: () => say(words) });
  const visit = visitFile(lead, new Date());
  return (
    <Card
      title="Follow-up"
      actions={
        plan ? (
          <Button
            variant="text"
            onClick={() => setChoosing(true)}
            aria-label="Edit the follow-up"
            sx={{ minHeight: { xs: 44, sm: 32 } }}
          >
            Edit
          </Button>
        ) : null
      }
    >
      {plan ? (
        <>
          <Plan plan={plan} now={Date.now()} />
          <Box sx={presses}>
            <BusyButton
              busy={finish.isPending}
              startIcon={<Check size={16} />}
              onClick={() => finish.mutate({ id }, { onSuccess: () => say('Follow-up done') })}
            >
              Done
            </BusyButton>
            <SplitButton
              disabled={busy}
              onClick={() => planAt(nextDay(plan.at, new Date()), 'Moved to the next day')}
              menuLabel="Another time"
              choices={[
                ...otherTimes(new Date()).map(({ label, at }) => ({
                  label,
                  onChoose: () => planAt(at, `Planned: ${label}`),
                })),
                { label: 'Choose a time', onChoose: () => setChoosing(true) },
              ]}
            >
              Next day
            </SplitButton>
            <Button
              variant="text"
              disabled={busy}
              onClick={() => drop.mutate({ id }, { onSuccess: () => say('Follow-up removed') })}
            >
              Remove
            </Button>
            {visit ? (
              <Button
                variant="text"
                startIcon={<CalendarPlus size={16} />}
                onClick={() => saveText(`visit-${id}.ics`, visit, 'text/calendar')}
              >
                Calendar (.ics)
              </Button>
            ) : null}
          </Box>
        </>
      ) : (
        <>
          <Box component="p" sx={{ color: 'roles.slate' }}>
            Nothing planned
          </Box>
          <Box sx={presses}>
            {plannedTimes(new Date()).map(({ label, at }) => (
              <Button key={label} disabled={busy} onClick={() => planAt(at, `Planned: ${label}`)}>
                {label}
              </Button>
            ))}
            <Button disabled={busy} onClick={() => setChoosing(true)}>
              Choose…
            </Button>
          </Box>
        </>
      )}
      {failed ? (
        <Box sx={{ mt: '12px' }}>
          <Notice tone="error" urgent>
            {messageOf(failed, 'The follow-up could not be saved')}
          </Notice>
        </Box>
      ) : null}
      <PlanForm
        key={plan?.at ?? 'none'}
        lead={lead}
        open={choosing}
        onClose={() => setChoosing(false)}
        onPlan={async (body) => {
          await setInForm({ id, ...body });
          setChoosing(false);
          say('Follow-up saved');
        }}
      />
    </Card>
  );
}

function Plan({ plan: { at, kind, text }, now }: { plan: NonNullable<Lead['follow_up']>; now: number }) {
  const late = Date.parse(at) < now;
  return (
    <>
      <Box component="p" sx={{ color: 'roles.slate' }}>
        {followUpKinds.labels[kind]}
      </Box>
      <Box component="p" sx={{ typography: 'cardTitle', color: late ? 'error.main' : undefined }}>
        {formatDay(at, now)}, {formatTime(at)}
        {late ? ' (late)' : ''}
      </Box>
      {text ? (
        <Box component="p" sx={{ color: 'roles.slate', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      ) : null}
    </>
  );
}

const presses = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  mt: '12px',
  '& > *': { minHeight: { xs: 44, sm: 32 } },
} as const;
