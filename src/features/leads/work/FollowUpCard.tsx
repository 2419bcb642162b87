import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarClock, CalendarPlus, Check, MapPin, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { followUpKinds } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { downloadText } from '#src/lib/downloadText.ts';
import { formatDay, formatTime } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useFocusNearby } from '#src/ui/feedback/useFocusNearby.ts';
import { SplitButton } from '#src/ui/inputs/SplitButton.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import type { LeadApi } from '../leadApi.ts';
import { PlanForm } from './PlanForm.tsx';
import { nextDay, otherTimes, plannedTimes } from './plannedTimes.ts';
import { type FollowUpWork, useFollowUp } from './useFollowUp.ts';
import { visitFile } from './visitFile.ts';

const icons = { call: Phone, whatsapp: MessageCircle, visit: MapPin, other: CalendarClock } as const;

/** A lead's planned follow-up, marked as done or moved with one click; without a plan, buttons that plan a time. */
export function FollowUpCard({ api, lead }: { api: LeadApi; lead: Lead }) {
  const { follow_up: plan } = lead;
  const [choosing, setChoosing] = useState(false);
  const work = useFollowUp(api, lead);
  const presses = { lead, work, onChoose: () => setChoosing(true) };
  return (
    <Card
      title="Follow-up"
      actions={
        plan ? (
          <Button
            variant="text"
            size="small"
            onClick={() => setChoosing(true)}
            aria-label="Edit the follow-up"
            sx={{ mr: -1 }}
          >
            Edit
          </Button>
        ) : null
      }
    >
      {plan ? <Plan plan={plan} now={Date.now()} /> : <Box sx={{ color: 'roles.slate' }}>Nothing planned</Box>}
      {plan ? <PlanPresses {...presses} plan={plan} /> : <TimePresses {...presses} />}
      {work.failure ? (
        <Box sx={{ mt: 1.5 }}>
          <Notice tone="error" urgent>
            {messageOf(work.failure, 'The follow-up could not be saved')}
          </Notice>
        </Box>
      ) : null}
      <PlanForm
        key={plan?.at ?? 'none'}
        lead={lead}
        keepAs={{ role: api.role, name: `follow-up of lead ${lead.id}` }}
        open={choosing}
        onClose={() => setChoosing(false)}
        onPlan={async (body) => {
          await work.save(body);
          setChoosing(false);
        }}
      />
    </Card>
  );
}

type Planned = NonNullable<Lead['follow_up']>;

function Plan({ plan: { at, kind, text }, now }: { plan: Planned; now: number }) {
  const late = Date.parse(at) < now;
  const Icon = icons[kind];
  return (
    <>
      <Box component="p" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'roles.slate' }}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {followUpKinds.labels[kind]}
      </Box>
      <Text variant="cardTitle" sx={{ color: late ? 'error.main' : undefined }}>
        {formatDay(at, now)}, {formatTime(at)}
        {late ? ' (late)' : ''}
      </Text>
      {text ? (
        <Text quiet sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      ) : null}
    </>
  );
}

interface PressesProps {
  lead: Lead;
  work: FollowUpWork;
  /** Opens the form for a time that no button proposes. */
  onChoose: () => void;
}

// Planning or finishing replaces one set of buttons with the other, so `useFocusNearby` keeps the focus on the card.
function PlanPresses({ lead, work, onChoose, plan }: PressesProps & { plan: Planned }) {
  const place = useFocusNearby();
  const now = new Date();
  const visit = visitFile(lead, now);
  return (
    <Box ref={place} sx={row}>
      <BusyButton size="small" busy={work.finishing} startIcon={<Check size={16} />} onClick={work.done}>
        Done
      </BusyButton>
      <SplitButton
        onClick={() => work.planAt(nextDay(plan.at, now), 'Moved to the next day')}
        menuLabel="Another time, or none"
        choices={[
          ...otherTimes(now).map(({ label, at }) => ({
            label,
            onChoose: () => work.planAt(at, `Planned: ${label}`),
          })),
          { label: 'Choose a time', onChoose },
          { label: 'Remove', onChoose: work.remove },
        ]}
      >
        Next day
      </SplitButton>
      {visit ? (
        <Button
          variant="text"
          size="small"
          aria-label=".ics file for a calendar"
          startIcon={<CalendarPlus size={16} />}
          onClick={() => downloadText(`visit-${lead.id}.ics`, visit, 'text/calendar')}
          sx={{ ml: 'auto', mr: -0.75, px: 0.75 }}
        >
          .ics
        </Button>
      ) : null}
    </Box>
  );
}

function TimePresses({ work, onChoose }: PressesProps) {
  const place = useFocusNearby();
  return (
    // A button that is alone in its line fills it.
    <Box ref={place} sx={{ ...row, maxWidth: 400, '& > *': { flexGrow: 1 } }}>
      {plannedTimes(new Date()).map(({ label, at }) => (
        <Button key={label} size="small" onClick={() => work.planAt(at, `Planned: ${label}`)}>
          {label}
        </Button>
      ))}
      <Button size="small" onClick={onChoose}>
        Choose…
      </Button>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 } as const;
