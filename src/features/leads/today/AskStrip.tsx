import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import type { Lead } from '#contract/leads.ts';
import { formatTime } from '#src/lib/format.ts';
import { chipLook } from '#src/ui/inputs/chipLook.ts';
import type { Asked, DayWork, Outcome } from './useDayWork.ts';

const questions: Readonly<Record<Asked['by'], (time: string) => string>> = {
  call: (time) => `Called at ${time}. How did it go?`,
  whatsapp: (time) => `Opened WhatsApp at ${time}. Did you write?`,
};
const answers: Readonly<Record<Asked['by'], readonly (readonly [Outcome, string])[]>> = {
  call: [
    ['spoke', 'Spoke'],
    ['no_answer', 'No answer'],
    ['wrong_number', 'Wrong number'],
  ],
  whatsapp: [['wrote', 'Wrote']],
};
const MAX_TEXT = 400;

interface AskStripProps {
  lead: Lead;
  asked: Asked;
  work: Pick<DayWork, 'answer' | 'type' | 'stopAsking'>;
}

/**
 * Asks how a call or a message went; without an answer nothing is written. Who comes back from a call finds the focus on it.
 * Escape puts it away while nothing is typed.
 */
export function AskStrip({ lead, asked: { by, at, text }, work }: AskStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another call is asked about anew
  useEffect(() => {
    const stop = () => document.removeEventListener('visibilitychange', askAgain);
    const askAgain = () => {
      if (document.visibilityState !== 'visible') return;
      strip.current?.focus();
      // Once: later the person may be at another row.
      stop();
    };
    document.addEventListener('visibilitychange', askAgain);
    return stop;
  }, [at]);
  const question = questions[by](formatTime(at));
  return (
    <Box
      ref={strip}
      role="group"
      aria-label={question}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && !text && work.stopAsking(lead)}
      sx={look}
    >
      <Box component="span" sx={{ typography: 'label', mr: '4px' }}>
        {question}
      </Box>
      {answers[by].map(([outcome, label]) => (
        <ButtonBase
          key={outcome}
          onClick={() => work.answer(lead, outcome)}
          sx={{ ...chipLook(), minHeight: { xs: 44, sm: 32 } }}
        >
          {label}
        </ButtonBase>
      ))}
      <OutlinedInput
        value={text}
        onChange={({ target }) => work.type(lead, target.value)}
        placeholder="A line about it (optional)"
        inputProps={{ 'aria-label': 'A line about it, optional', maxLength: MAX_TEXT }}
        autoComplete="off"
        sx={{
          flex: '1 1 160px',
          minWidth: 0,
          minHeight: { xs: 44, sm: 32 },
          '& input': { py: 0 },
        }}
      />
    </Box>
  );
}

const look = {
  gridColumn: { xs: '1 / -1', sm: '2 / -1' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  p: '12px',
  mt: { xs: '12px', sm: '10px' },
  mb: { sm: '6px' },
  border: '1px solid',
  borderColor: 'roles.line',
  borderRadius: '10px',
  bgcolor: 'roles.subtle',
} as const;
