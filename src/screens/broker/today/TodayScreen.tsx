import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import type { Lead } from '#contract/leads/schemas.ts';
import { LeadDialogs } from '#src/features/leads/LeadDialogs.tsx';
import { brokerLeadApi as api } from '#src/features/leads/leadApi.ts';
import { DayCard } from '#src/features/leads/today/DayCard.tsx';
import { type Day, type DayList, dayLists, without } from '#src/features/leads/today/day.ts';
import { useDay } from '#src/features/leads/today/dayQuery.ts';
import { longSpan } from '#src/features/leads/today/dayWords.ts';
import { KeyHints } from '#src/features/leads/today/KeyHints.tsx';
import { OtherTimes } from '#src/features/leads/today/OtherTimes.tsx';
import { useDayKeys } from '#src/features/leads/today/useDayKeys.ts';
import { useDayWork } from '#src/features/leads/today/useDayWork.ts';
import { useLeadDialogs } from '#src/features/leads/useLeadDialogs.ts';
import { PlanForm } from '#src/features/leads/work/PlanForm.tsx';
import { messageOf } from '#src/lib/apiError.ts';
import { countWord } from '#src/lib/format.ts';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { JumpBar } from './JumpBar.tsx';
import { NothingDue } from './NothingDue.tsx';

const TICK = 30_000;

/** The current time, updated as it passes. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const dayWords = (now: number): string =>
  new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' })
    .format(now)
    .replace(/,? (?=\d)/, ', ');

const waitWords = ({ total, leads: [longest] }: Day['new'], now: number): string => {
  if (!longest) return '';
  const span = longSpan(now - Date.parse(longest.created_at));
  return total === 1
    ? ` One person has waited ${span} for a first call.`
    : ` ${countWord(total)} people wait for a first call, the longest for ${span}.`;
};

/** A broker's day, worked in place: who waits for a first call, what is late, what is planned, who has gone quiet. */
export function TodayScreen() {
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const now = useNow();
  const day = useDay(true);
  const [choosing, setChoosing] = useState<{ lead: Lead; from: 'list' | 'form' | null }>();
  const work = useDayWork(phone ? (lead) => setChoosing({ lead, from: 'list' }) : undefined);
  const dialogs = useLeadDialogs();
  useDayKeys();
  const lists = dayLists.flatMap((list): (readonly [DayList, Day[DayList]])[] => {
    const found = day.data && without(day.data[list], ({ id }) => work.gone.has(id));
    return found && found.leads.length > 0 ? [[list, found]] : [];
  });
  const fresh = lists.find(([list]) => list === 'new')?.[1];
  const nextId = lists.flatMap(([, { leads }]) => leads).find(({ id }) => !work.asked[id])?.id;
  const stop = () => setChoosing((known) => known && { ...known, from: null });
  return (
    <>
      <PageHeader
        title="Today"
        purpose={`${dayWords(now)}${phone || !fresh ? '' : `.${waitWords(fresh, now)}`}`}
        actions={phone ? null : <Button onClick={dialogs.add}>+ Add Lead</Button>}
      />
      {/* Contains the bar, so that nothing else moves when it goes. Not a grid: the bar would stick within its row. */}
      <Box onClickCapture={work.ignoreSecond} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {phone && (day.isPending || lists.length > 1) ? <JumpBar lists={lists} /> : null}
        {day.data ? null : day.error ? (
          <Card>
            <InlineError
              drawing
              message={messageOf(day.error, 'Failed to load your day')}
              onRetry={() => day.refetch()}
            />
          </Card>
        ) : (
          <Card>
            <Loading shape="list" count={6} height={{ xs: 164, sm: 65 }} />
          </Card>
        )}
        {day.data && lists.length === 0 ? <NothingDue /> : null}
        {lists.map(([list, found]) => (
          <DayCard
            key={list}
            {...{ list, found, now, work, nextId, phone }}
            onChoose={(lead) => setChoosing({ lead, from: 'form' })}
          />
        ))}
      </Box>
      {lists.length > 0 ? <KeyHints /> : null}
      <LeadDialogs api={api} dialogs={dialogs} />
      {choosing ? (
        <Times {...choosing} work={work} onClose={stop} onChoose={() => setChoosing({ ...choosing, from: 'form' })} />
      ) : null}
    </>
  );
}

interface TimesProps {
  lead: Lead;
  from: 'list' | 'form' | null;
  work: ReturnType<typeof useDayWork>;
  onClose: () => void;
  onChoose: () => void;
}

/** Where another time is chosen: from a list, or freely. */
function Times({ lead, from, work, onClose, onChoose }: TimesProps) {
  return (
    <>
      <OtherTimes
        lead={lead}
        open={from === 'list'}
        onClose={onClose}
        onPlan={(at) => {
          onClose();
          work.planAt(lead, at);
        }}
        onChoose={onChoose}
      />
      <PlanForm
        key={lead.id}
        lead={lead}
        keepAs={{ role: 'broker', name: `follow-up of lead ${lead.id}` }}
        text={work.asked[lead.id]?.text}
        open={from === 'form'}
        onClose={onClose}
        onPlan={(plan) => {
          onClose();
          work.plan(lead, plan);
        }}
      />
    </>
  );
}
