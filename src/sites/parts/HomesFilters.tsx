import styled from '@emotion/styled';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { space } from '#src/theme/spacing.ts';
import { siteSelectBox, siteType } from '../theme/siteType.ts';
import { site, siteControlRadius, siteMedium, siteNarrow, siteOutline } from '../theme/templateTheme.ts';
import { type FilterChoices, filterParts, type HomesFilter } from './homesFilter.ts';
import { SiteButton } from './SiteButton.tsx';

type Part = keyof HomesFilter;

/**
 * How a template presents its filters. row: labelled selects, behind a button on phones; chips: the types as chips,
 * the rest as selects; sentence: selects in a sentence; plain: labelled selects.
 */
export interface FilterVoice {
  readonly look: 'row' | 'chips' | 'sentence' | 'plain';
  /** The label of each part's option that does not filter. */
  readonly any: Readonly<Record<Part, string>>;
}

interface HomesFiltersProps {
  choices: FilterChoices;
  filter: HomesFilter;
  onChoose: (filter: HomesFilter) => void;
  voice: FilterVoice;
}

// Without scripts the filters would do nothing.
const needsScripts = { '@media (scripting: none)': { display: 'none' } };
const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1.5, 1),
  alignItems: 'flex-end',
  ...needsScripts,
  [siteNarrow]: { '& > label': { flex: '1 1 calc(50% - 10px)' }, '&[data-closed]': { display: 'none' } },
});
const Sentence = styled.p({ ...siteType.lead, ...needsScripts });
const Unfold = styled.div({ display: 'grid', ...needsScripts, [siteMedium]: { display: 'none' } });

const Label = styled.label({ display: 'grid', gap: space(0.5), minWidth: 0, ...siteType.label, color: site.slate });

const Select = styled.select({
  ...siteSelectBox,
  minWidth: 150,
  maxWidth: '100%',
  'label > &': { [siteNarrow]: { minWidth: 0, width: '100%' } },
});

const Chips = styled.fieldset({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  minWidth: 0,
  '& > legend': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& > label': {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    minHeight: 48,
    padding: space(0, 2),
    borderRadius: siteControlRadius,
    boxShadow: siteOutline,
    cursor: 'pointer',
    ...siteType.link,
  },
  '& > label:has(:checked)': { backgroundColor: site.call, color: site.onCall, boxShadow: 'none' },
  '& > label:has(:focus-visible)': { outline: `2px solid ${site.link}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  // One line across the whole window, which scrolls sideways.
  [siteNarrow]: {
    flexWrap: 'nowrap',
    width: '100cqw',
    marginInline: space(-2),
    padding: space(0.5, 2),
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});

const words = { type: 'Type', locality: 'Locality', bedrooms: 'Bedrooms', budget: 'Budget' } as const;
/** The word before each part in a sentence. */
const leads = { type: '', locality: 'in', bedrooms: 'with', budget: 'for' } as const;

function KindChips({ choices, filter, onChoose }: Omit<HomesFiltersProps, 'voice'>) {
  const name = useId();
  return (
    <Chips className="kinds">
      <legend>{words.type}</legend>
      {[{ value: '', label: 'All' }, ...choices.type].map(({ value, label }) => (
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
  );
}

/** The row of selects. On phones it is folded behind a button that shows how many are set. */
function Folded({ filter, children }: { filter: HomesFilter; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const set = filterParts.filter((part) => filter[part]).length;
  return (
    <>
      <Unfold>
        <SiteButton kind="line" small aria-expanded={open} onClick={() => setOpen(!open)}>
          {set ? `Filter homes (${set} set)` : 'Filter homes'}
        </SiteButton>
      </Unfold>
      <Row className="filters" data-closed={open ? undefined : ''}>
        {children}
      </Row>
    </>
  );
}

/**
 * Filters by type, locality, bedrooms and budget, in the template's style. A part without choices is hidden. Templates
 * style them by class name.
 */
export function HomesFilters({ choices, filter, onChoose, voice: { look, any } }: HomesFiltersProps) {
  const asChips = look === 'chips' && choices.type.length > 0;
  const parts = filterParts.filter((part) => choices[part].length > 0 && !(asChips && part === 'type'));
  const select = (part: Part, label?: string) => (
    <Select
      aria-label={label}
      value={filter[part]}
      onChange={({ target }) => onChoose({ ...filter, [part]: target.value })}
    >
      {[{ value: '', label: any[part] }, ...choices[part]].map(({ value, label: said }) => (
        <option key={value} value={value}>
          {said}
        </option>
      ))}
    </Select>
  );
  if (parts.length === 0 && !asChips) return null;
  if (look === 'sentence')
    return (
      <Sentence className="filters">
        Show me{choices.type.length ? '' : ` ${any.type}`}{' '}
        {parts.map((part) => (
          <Fragment key={part}>
            {leads[part]} {select(part, words[part])}{' '}
          </Fragment>
        ))}
      </Sentence>
    );
  const labelled = parts.map((part) => (
    <Label key={part}>
      {words[part]}
      {select(part)}
    </Label>
  ));
  if (look === 'row') return <Folded filter={filter}>{labelled}</Folded>;
  return (
    <Row className="filters">
      {asChips ? <KindChips choices={choices} filter={filter} onChoose={onChoose} /> : null}
      {labelled}
    </Row>
  );
}
