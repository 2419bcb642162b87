import type { Lead } from '#contract/leads/schemas.ts';
import type { DayList } from './day.ts';
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
