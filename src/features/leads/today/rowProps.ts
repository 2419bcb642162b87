import type { Lead } from '#contract/leads/schemas.ts';
import { phoneLink } from '#src/lib/contactLinks.ts';
import { chatLink } from '../work/chatLink.ts';
import type { DayList } from './day.ts';
import { keyMark } from './dayFocus.ts';
import type { DayWork } from './useDayWork.ts';

/** The props of a row, whichever list it is in. */
export interface DayRowProps {
  list: DayList;
  lead: Lead;
  now: number;
  work: DayWork;
  /** The next lead to call: the first one not tried yet. */
  next: boolean;
  /** Opens the form for a time that no button proposes. */
  onChoose: (lead: Lead) => void;
  /** Renders a block with a thumb-friendly action bar. */
  phone: boolean;
}

/** From this width a row has room for the avatar and the labels of all buttons. */
export const roomy = '@media (min-width: 1000px)';
/** From this width the buttons are beside the name, as icons until there is room for their labels; on narrower screens they are below it. */
export const inOneLine = '@media (min-width: 720px)';
/** Where the buttons are icons only. */
export const wordless = '@media (min-width: 720px) and (max-width: 999.95px)';

/** The props of a row's action buttons. */
export type RowPressesProps = Pick<DayRowProps, 'lead' | 'work' | 'next' | 'onChoose'>;

/** The buttons of a row: what each does, its name, and its key. */
export const rowActions = (lead: Lead, work: DayWork) => {
  const { full_name: name, phone } = lead;
  const chat = chatLink(lead);
  return {
    call: {
      href: phoneLink(phone),
      'aria-label': `Call ${name}, ${phone}`,
      onClick: () => work.ask(lead, 'call'),
      ...keyMark('c'),
    },
    chat: {
      disabled: !chat,
      ...(chat && { href: chat, target: '_blank', rel: 'noreferrer' }),
      'aria-label': `WhatsApp ${name}, opens in a new tab`,
      onClick: () => work.ask(lead, 'whatsapp'),
      ...keyMark('w'),
    },
    done: { 'aria-label': `Done, ${name}`, onClick: () => work.done(lead), ...keyMark('d') },
    tomorrow: { 'aria-label': `Tomorrow, ${name}`, onClick: () => work.tomorrow(lead), ...keyMark('t') },
  };
};
