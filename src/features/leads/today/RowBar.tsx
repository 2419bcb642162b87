import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { CalendarArrowUp, Check, MessageCircle, Phone } from 'lucide-react';
import { phoneLink } from '#src/lib/contactLinks.ts';
import { chatLink } from '../work/chatLink.ts';
import { keyMark } from './dayFocus.ts';
import type { RowPressesProps } from './rowProps.ts';

/** A row's actions on a phone: a bar of four cells. Other times are offered after Tomorrow. */
export function RowBar({ lead, work, next }: Omit<RowPressesProps, 'onChoose'>) {
  const chat = chatLink(lead);
  const { full_name: name } = lead;
  return (
    <Box sx={bar}>
      <ButtonBase
        href={phoneLink(lead.phone)}
        aria-label={`Call ${name}, ${lead.phone}`}
        onClick={() => work.ask(lead, 'call')}
        {...keyMark('c')}
        sx={next ? filled : {}}
      >
        <Phone size={20} strokeWidth={1.75} />
        Call
      </ButtonBase>
      <ButtonBase
        disabled={!chat}
        {...(chat && { href: chat, target: '_blank', rel: 'noreferrer' })}
        aria-label={`WhatsApp ${name}, opens in a new tab`}
        onClick={() => work.ask(lead, 'whatsapp')}
        {...keyMark('w')}
      >
        <MessageCircle size={20} strokeWidth={1.75} />
        WhatsApp
      </ButtonBase>
      <ButtonBase aria-label={`Done, ${name}`} onClick={() => work.done(lead)} {...keyMark('d')}>
        <Check size={20} strokeWidth={1.75} />
        Done
      </ButtonBase>
      <ButtonBase aria-label={`Tomorrow, ${name}`} onClick={() => work.tomorrow(lead)} {...keyMark('t')}>
        <CalendarArrowUp size={20} strokeWidth={1.75} />
        Tomorrow
      </ButtonBase>
    </Box>
  );
}

const filled = {
  '&&&': { bgcolor: 'roles.primary', color: 'roles.onPrimary', fontWeight: 600 },
  '&&& svg': { color: 'inherit' },
} as const;

const bar = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  mt: 1.5,
  border: '1px solid',
  borderColor: 'roles.buttonLine',
  borderRadius: '8px',
  overflow: 'clip',
  bgcolor: 'roles.paper',
  // More specific than the cells' own styles.
  '&& > *': {
    flexDirection: 'column',
    gap: 0.25,
    minHeight: 56,
    typography: 'caption',
    fontWeight: 500,
    color: 'roles.ink',
  },
  '&& > * + *': { borderLeft: '1px solid', borderColor: 'roles.line' },
  '&& > .Mui-disabled': { color: 'roles.disabledInk' },
  '&& > .Mui-focusVisible': { outlineOffset: '-3px' },
  '& svg': { color: 'roles.slate' },
} as const;
