import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Lead } from '#contract/leads/schemas.ts';
import { formatTime } from '#src/lib/format.ts';
import { useShortcuts } from '#src/lib/shortcuts.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { KeyCap, withKeyboard } from '#src/ui/data/KeyCap.tsx';
import { chipLook } from '#src/ui/inputs/chipStyles.ts';
import { keyMark } from './dayFocus.ts';
import type { Outcome } from './useDayCalls.ts';
import type { Asked, DayWork } from './useDayWork.ts';

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
// The maximum length of a follow-up's text.
const MAX_TEXT = 200;

interface AskStripProps {
  lead: Lead;
  asked: Asked;
  work: Pick<DayWork, 'answer' | 'type' | 'stopAsking'>;
}

/**
 * Asks how a call or a message went; without an answer, nothing is saved. It takes the focus when the user returns from
 * a call; after a call by keyboard, its first answer does. Enter in the text also moves to the first answer. Escape
 * closes it while nothing is typed.
 */
export function AskStrip({ lead, asked: { by, at, text }, work }: AskStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [shortcuts] = useShortcuts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another call is asked about anew
  useEffect(() => {
    if (strip.current?.closest('[data-row]')?.querySelector(':focus-visible')) first.current?.focus();
    const stop = () => document.removeEventListener('visibilitychange', askAgain);
    const askAgain = () => {
      if (document.visibilityState !== 'visible') return;
      if (!strip.current?.contains(document.activeElement)) strip.current?.focus();
      // Only once: later the user may be on another row.
      stop();
    };
    document.addEventListener('visibilitychange', askAgain);
    return stop;
  }, [at]);
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // This key press must not also activate the answer that takes the focus.
    event.preventDefault();
    first.current?.focus();
  };
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
      <Text component="span" variant="label" sx={{ mr: 0.5 }}>
        {question}
      </Text>
      {answers[by].map(([outcome, label], index) => (
        <ButtonBase
          key={outcome}
          ref={index === 0 ? first : undefined}
          onClick={() => work.answer(lead, outcome)}
          aria-keyshortcuts={shortcuts ? `${index + 1}` : undefined}
          {...keyMark(`${index + 1}`)}
          sx={chipLook()}
        >
          {label}
          {shortcuts ? (
            <Box component="span" aria-hidden sx={{ display: 'none', [withKeyboard]: { display: 'inline-flex' } }}>
              <KeyCap>{index + 1}</KeyCap>
            </Box>
          ) : null}
        </ButtonBase>
      ))}
      <OutlinedInput
        value={text}
        onChange={({ target }) => work.type(lead, target.value)}
        onKeyDown={goOn}
        placeholder="Details (optional)"
        inputProps={{ 'aria-label': 'Details, optional', maxLength: MAX_TEXT }}
        autoComplete="off"
        sx={{
          flex: '1 1 160px',
          minWidth: 0,
          minHeight: { xs: 44, sm: 32 },
          '& input': { py: 0 },
        }}
      />
      <Box role="status" sx={{ display: 'contents' }}>
        {text.length >= MAX_TEXT ? (
          <Text component="span" variant="caption" quiet sx={{ flexBasis: '100%' }}>
            No more than {MAX_TEXT} characters
          </Text>
        ) : null}
      </Box>
    </Box>
  );
}

const look = {
  // Full width, so that the question, answers and text fit on one line where there is room.
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  mt: { xs: 1.5, sm: 1.5 },
  mb: { sm: 0.75 },
  border: '1px solid',
  borderColor: 'roles.line',
  borderRadius: '10px',
  bgcolor: 'roles.subtle',
} as const;
