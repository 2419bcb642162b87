import Box from '@mui/material/Box';
import { Calendar, Clock, type LucideIcon, MapPin, MessageCircle, Moon, Phone, Zap } from 'lucide-react';
import type { NextStep } from './nextStep.ts';

const icons: Readonly<Record<NextStep['kind'], LucideIcon>> = {
  call: Phone,
  whatsapp: MessageCircle,
  visit: MapPin,
  other: Calendar,
  came: Zap,
  waits: Clock,
  quiet: Moon,
  none: Calendar,
};

const colours = { late: 'tones.error.text', soon: 'tones.warning.text', calm: 'roles.slate' } as const;

/** What comes next with a lead, in one line: late in red, today in amber, always with the words. */
export function NextLine({ step: { kind, words, tone } }: { step: NextStep }) {
  const Icon = icons[kind];
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        typography: 'captionLabel',
        whiteSpace: 'normal',
        lineHeight: '1rem',
        color: colours[tone],
      }}
    >
      <Icon size={14} aria-hidden style={{ flex: 'none' }} />
      {/* Keeps am and pm in the line of the time. */}
      {words.replace(/\s(?=[ap]m$)/, '\u00a0')}
    </Box>
  );
}
