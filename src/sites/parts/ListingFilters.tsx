import styled from '@emotion/styled';
import { useId } from 'react';
import { siteSelectBox, siteType } from '../theme/siteType.ts';
import { site, siteControlRadius, siteNarrow, siteOutline } from '../theme/templateTheme.ts';
import type { FilterChoices, ListingFilter } from './listingFilter.ts';

interface ListingFiltersProps {
  choices: FilterChoices;
  filter: ListingFilter;
  onChoose: (filter: ListingFilter) => void;
  /** Shows the types as a row of chips. */
  chips?: boolean;
}

/** With more types than this, a select is shown instead. */
const MAX_CHIPS = 6;

// Without scripts the filters would do nothing.
const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 10px',
  alignItems: 'flex-end',
  '@media (scripting: none)': { display: 'none' },
  [siteNarrow]: { '& > label': { flex: '1 1 calc(50% - 10px)' } },
});

const Label = styled.label({ display: 'grid', gap: 4, minWidth: 0, ...siteType.label, color: site.slate });

const Select = styled.select({
  ...siteSelectBox,
  minWidth: 150,
  [siteNarrow]: { minWidth: 0, width: '100%' },
});

const Chips = styled.fieldset({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  '& > legend': { float: 'left', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& > label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 18px',
    borderRadius: siteControlRadius,
    boxShadow: siteOutline,
    cursor: 'pointer',
    ...siteType.link,
  },
  '& > label:has(:checked)': { backgroundColor: site.call, color: site.onCall, boxShadow: 'none' },
  '& > label:has(:focus-visible)': { outline: `2px solid ${site.link}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

const words = { type: 'Type', budget: 'Budget', bedrooms: 'Bedrooms' } as const;

/** Filters by type, budget and bedrooms; those without a choice are hidden. */
export function ListingFilters({ choices, filter, onChoose, chips = false }: ListingFiltersProps) {
  const name = useId();
  const asChips = chips && choices.type.length > 0 && choices.type.length < MAX_CHIPS;
  const any = { value: '', label: 'All' };
  return (
    <Row>
      {asChips ? (
        <Chips>
          <legend>{words.type}</legend>
          {[any, ...choices.type].map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={filter.type === value}
                onChange={() => onChoose({ ...filter, type: value })}
              />
              {label}
            </label>
          ))}
        </Chips>
      ) : null}
      {(['type', 'budget', 'bedrooms'] as const).map((part) =>
        choices[part].length === 0 || (asChips && part === 'type') ? null : (
          <Label key={part}>
            {words[part]}
            <Select value={filter[part]} onChange={({ target }) => onChoose({ ...filter, [part]: target.value })}>
              {[{ value: '', label: 'Any' }, ...choices[part]].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Label>
        ),
      )}
    </Row>
  );
}
