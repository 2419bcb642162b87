import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { enquiryStates, type OwnEnquiry } from '#contract/seeker.ts';
import { dayWords, shortDay } from '#src/features/homes/homeWords.ts';
import { Text } from '#src/ui/base/Text.tsx';

const thisYear = () => new Date().getFullYear();
/** A day, with its year only if it is not the current one. */
const dayOf = (iso: string) => (new Date(iso).getFullYear() === thisYear() ? shortDay(iso) : dayWords(iso));

/** How far an enquiry has got: three points on a line, each with its day or "not yet". */
export function EnquirySteps({ enquiry }: { enquiry: OwnEnquiry }) {
  const days = { sent: enquiry.at, seen: enquiry.seen_at, answered: enquiry.answered_at };
  const reached = enquiryStates.values.indexOf(enquiry.state);
  return (
    <Box
      component="ol"
      aria-label="How far it has got"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', mt: 2, pb: 1.5 }}
    >
      {enquiryStates.options.map(({ value, label }, index) => {
        const done = index <= reached;
        const day = days[value];
        return (
          <Box
            component="li"
            key={value}
            sx={{
              ...step,
              color: done ? 'roles.ink' : 'roles.slate',
              '&:not(:last-of-type)::before': { ...rail, bgcolor: index < reached ? 'roles.primary' : 'roles.line' },
            }}
          >
            <Box aria-hidden sx={{ ...point, ...(done && reachedPoint) }}>
              {done ? <Check size={12} strokeWidth={3} /> : null}
            </Box>
            <Text component="span" variant={done ? 'subtitle2' : 'body1'}>
              {label}
            </Text>{' '}
            <Text component="span" variant="caption" quiet sx={{ display: 'block' }}>
              {done ? day ? <time dateTime={day}>{dayOf(day)}</time> : 'done' : 'not yet'}
            </Text>
          </Box>
        );
      })}
    </Box>
  );
}

const step = { position: 'relative', minWidth: 0, pt: 3.5, pr: 1 } as const;
const rail = { content: '""', position: 'absolute', left: 0, right: 0, top: '9px', height: '2px' } as const;
const point = {
  position: 'absolute',
  left: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'roles.control',
  bgcolor: 'roles.paper',
} as const;
const reachedPoint = { borderColor: 'roles.primary', bgcolor: 'roles.primary', color: 'roles.onPrimary' } as const;
