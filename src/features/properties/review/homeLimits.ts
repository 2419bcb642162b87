import { propertyTypes } from '#contract/properties/choices.ts';
import { dayIn, limitDays } from '#src/lib/limits.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import type { Limit } from '#src/ui/data/LimitChips.tsx';

/** The table state without the conditions of a report figure. */
export const withoutLimits = {
  posted_from: '',
  posted_to: '',
  sold_from: '',
  sold_to: '',
  property_type: '',
  city: '',
  locality: '',
} as const;
type Name = keyof typeof withoutLimits;

/** The conditions by which a report figure counts homes, besides status and broker; invalid values are ignored. */
export const limitsIn = (table: Pick<TableState, Name>) => ({
  posted_from: dayIn(table.posted_from),
  posted_to: dayIn(table.posted_to),
  sold_from: dayIn(table.sold_from),
  sold_to: dayIn(table.sold_to),
  property_type: propertyTypes.values.find((one) => one === table.property_type),
  city: table.city || undefined,
  locality: table.locality || undefined,
});

/** These conditions in words; status and broker are set, and cleared, in the filters. */
export const limitsOf = (table: Pick<TableState, Name>): Limit<Name>[] => {
  const { property_type: type, city, locality, ...days } = limitsIn(table);
  const posted = limitDays(days.posted_from, days.posted_to);
  const sold = limitDays(days.sold_from, days.sold_to);
  const place = [locality, city].filter(Boolean).join(', ');
  const all: Limit<Name>[] = [
    { label: posted && `Posted ${posted}`, names: ['posted_from', 'posted_to'] },
    { label: sold && `Sold ${sold}`, names: ['sold_from', 'sold_to'] },
    { label: type ? propertyTypes.labels[type] : '', names: ['property_type'] },
    { label: place && `In ${place}`, names: ['locality', 'city'] },
  ];
  return all.filter(({ label }) => label !== '');
};
