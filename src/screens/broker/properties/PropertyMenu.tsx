import {
  ArrowUpRight,
  BadgeCheck,
  CirclePlay,
  Copy,
  type LucideIcon,
  Pause,
  RotateCcw,
  Send,
  Trash2,
} from 'lucide-react';
import { type BrokerStep, isEditable, nextSteps, propertyStatuses } from '#contract/properties/life.ts';
import type { PropertyRow } from '#contract/properties/schemas.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { enquiryWords, priceWords } from '#src/features/properties/propertyWords.ts';
import { RowMenu, type RowMenuItem } from '#src/ui/data/RowMenu.tsx';
import { stepLabel } from './stepWords.ts';

interface PropertyMenuProps {
  row: PropertyRow;
  /** Its page on the broker's site, if there is one. */
  sitePage: string | undefined;
  onStep: (step: BrokerStep) => void;
  onDuplicate: () => void;
}

const icons: Readonly<Record<BrokerStep, LucideIcon>> = {
  live: CirclePlay,
  paused: Pause,
  sold: BadgeCheck,
  archived: Trash2,
  in_review: Send,
};

/** The actions for a home besides View and Edit. A removed home has no menu. */
export function PropertyMenu(props: PropertyMenuProps) {
  const { row } = props;
  return (
    <RowMenu
      title={propertyTitle(row)}
      line={`${priceWords(row.expected_price)} · ${propertyStatuses.labels[row.status]}, ${enquiryWords(row.enquiries)}`}
      items={itemsOf(props)}
    />
  );
}

function itemsOf({ row, sitePage, onStep, onDuplicate }: PropertyMenuProps): RowMenuItem[] {
  const steps = nextSteps(row.status, false);
  const item = (step: BrokerStep): RowMenuItem => ({
    label: stepLabel(row.status, step),
    icon: row.status === 'archived' ? RotateCcw : icons[step],
    danger: step === 'archived',
    onClick: () => onStep(step),
  });
  return [
    ...(row.status === 'live' && sitePage ? [{ label: 'View on site', icon: ArrowUpRight, href: sitePage }] : []),
    ...steps.filter((step) => step !== 'archived').map(item),
    ...(isEditable(row.status) ? [{ label: 'Duplicate', icon: Copy, onClick: onDuplicate }] : []),
    ...(steps.includes('archived') ? [item('archived')] : []),
  ];
}
