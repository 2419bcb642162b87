import { Calendar, Clock, type LucideIcon, MapPin, MessageCircle, Moon, Phone, Zap } from 'lucide-react';
import { Text } from '#src/ui/base/Text.tsx';
import type { NextStep } from './nextStep.ts';

const icons: Readonly<Record<NextStep['kind'], LucideIcon>> = {
  call: Phone,
  whatsapp: MessageCircle,
  visit: MapPin,
  other: Calendar,
  came: Zap,
  uncontacted: Clock,
  quiet: Moon,
  none: Calendar,
};

const colours = { late: 'tones.error.text', soon: 'tones.warning.text', calm: 'roles.slate' } as const;

/** A lead's next step in one line: red if late, amber if today, never by colour alone. */
export function NextLine({ step: { kind, words, tone } }: { step: NextStep }) {
  const Icon = icons[kind];
  return (
    <Text
      component="span"
      variant="captionLabel"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        whiteSpace: 'normal',
        lineHeight: '1rem',
        color: colours[tone],
      }}
    >
      <Icon size={14} aria-hidden style={{ flex: 'none' }} />
      {/* Keeps am and pm on the same line as the time. */}
      {words.replace(/\s(?=[ap]m$)/, '\u00a0')}
    </Text>
  );
}
