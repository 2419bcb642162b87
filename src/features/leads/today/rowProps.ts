import type { Lead } from '#contract/leads.ts';
import type { DayList } from './day.ts';
import type { DayWork } from './useDayWork.ts';

/** What a row shows and does, wherever it stands. */
export interface DayRowProps {
  list: DayList;
  lead: Lead;
  now: number;
  work: DayWork;
  /** Nobody has tried this one, nor those before it. */
  next: boolean;
  /** Asks for a time that no press proposes. */
  onChoose: (lead: Lead) => void;
  /** A block with a bar, for a thumb. */
  phone: boolean;
}

/** From this width a row has room for the avatar and the labels of all buttons. */
export const roomy = '@media (min-width: 1000px)';
/** From this width the buttons are beside the name, as icons until there is room for their labels; on narrower screens they are below it. */
export const inOneLine = '@media (min-width: 720px)';
/** Where the buttons are icons only. */
export const wordless = '@media (min-width: 720px) and (max-width: 999.95px)';

/** What the presses of a row need. */
export type RowPressesProps = Pick<DayRowProps, 'lead' | 'work' | 'next' | 'onChoose'>;
