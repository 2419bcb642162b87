import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { CalendarArrowUp, Check, MessageCircle, Phone } from 'lucide-react';
import { type RowPressesProps, rowActions } from './rowProps.ts';

/** A row's actions on a phone: a bar of four cells. Other times are offered after Tomorrow. */
export function RowBar({ lead, work, next }: Omit<RowPressesProps, 'onChoose'>) {
  const { call, chat, done, tomorrow } = rowActions(lead, work);
  return (
    <Box sx={bar}>
      <ButtonBase {...call} sx={next ? filled : {}}>
        <Phone size={20} strokeWidth={1.75} />
        Call
      </ButtonBase>
      <ButtonBase {...chat}>
        <MessageCircle size={20} strokeWidth={1.75} />
        WhatsApp
      </ButtonBase>
      <ButtonBase {...done}>
        <Check size={20} strokeWidth={1.75} />
        Done
      </ButtonBase>
      <ButtonBase {...tomorrow}>
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
