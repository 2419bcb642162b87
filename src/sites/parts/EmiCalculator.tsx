import styled from '@emotion/styled';
import { type CSSProperties, useId, useState } from 'react';
import { loanCost, USUAL_TERMS } from '#contract/rules/emi.ts';
import { formatRupees } from '#src/lib/format.ts';
import { Island } from '#src/lib/Island.tsx';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteNarrow, siteRadius } from '../theme/templateTheme.ts';

const Box = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: space(2.5, 6),
  alignItems: 'center',
  padding: space(4),
  backgroundColor: site.panel,
  borderRadius: siteRadius,
  [siteNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space(2.5) },
});
const THUMB = 22;
// The track is filled up to the thumb.
const track = {
  height: THUMB,
  background: `linear-gradient(to right, ${site.link} var(--set), ${site.control} 0) center / 100% 4px no-repeat`,
} as const;
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  border: `3px solid ${site.panel}`,
  borderRadius: '50%',
  backgroundColor: site.link,
} as const;
const Field = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space(0, 1.5),
  '& label': siteType.label,
  '& output': { ...siteType.strong, fontVariantNumeric: 'tabular-nums' },
  // Without scripts the result would not change.
  '& input': {
    gridColumn: '1 / -1',
    width: '100%',
    height: 44,
    margin: 0,
    appearance: 'none',
    background: 'none',
    cursor: 'pointer',
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '@media (forced-colors: active)': { appearance: 'auto' },
    '@media (scripting: none)': { display: 'none' },
  },
});
const Result = styled.div({
  '& dt': { ...siteType.small, color: site.slate },
  '& dd': { ...siteType.strong, fontVariantNumeric: 'tabular-nums' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto auto', gap: space(0.75, 2), marginTop: space(2) },
  '& dl > dd': { textAlign: 'right' },
  // On its own line: beside the words it would wrap in a narrow column.
  '& .monthly': { ...siteType.figure, display: 'block', whiteSpace: 'nowrap' },
  '& svg': { display: 'block', width: '100%', height: 12, marginTop: space(2), borderRadius: 6, color: site.mark },
  '& rect': { fill: site.link },
});

const fields = [
  { name: 'down', label: 'Down payment', min: 0, max: 90, step: 1 },
  { name: 'rate', label: 'Interest rate', min: 0, max: 15, step: 0.1 },
  { name: 'years', label: 'Loan term', min: 1, max: 30, step: 1 },
] as const;

/** The monthly cost of a loan. The visitor sets down payment, interest and years; `price` is in whole rupees. */
export function EmiCalculator({ price }: { price: number }) {
  const title = useId();
  return (
    <section className="emi" aria-labelledby={title}>
      <h2 id={title}>EMI calculator</h2>
      <Island name="emi">
        <EmiTerms price={price} />
      </Island>
    </section>
  );
}

/** The calculator's sliders and result. */
export function EmiTerms({ price }: { price: number }) {
  const own = useId();
  const [terms, setTerms] = useState<Record<keyof typeof USUAL_TERMS, number>>(USUAL_TERMS);
  const down = Math.round((price * terms.down) / 100);
  const { monthly, interest } = loanCost({ principal: price - down, rate: terms.rate, years: terms.years });
  const words = {
    down: `${formatRupees(down)} (${terms.down} %)`,
    rate: `${terms.rate} %`,
    years: `${terms.years} ${terms.years === 1 ? 'year' : 'years'}`,
  };
  return (
    <Box className="box">
      <div>
        {fields.map(({ name, label, ...range }) => (
          <Field key={name}>
            <label htmlFor={`${own}${name}`}>{label}</label>
            <output htmlFor={`${own}${name}`} aria-hidden>
              {words[name]}
            </output>
            <input
              id={`${own}${name}`}
              type="range"
              {...range}
              value={terms[name]}
              style={{ '--set': `${((terms[name] - range.min) / (range.max - range.min)) * 100}%` } as CSSProperties}
              aria-valuetext={words[name]}
              onChange={({ target }) => setTerms({ ...terms, [name]: target.valueAsNumber })}
            />
          </Field>
        ))}
      </div>
      <Result>
        <div role="status">
          <span className="monthly">{formatRupees(Math.round(monthly))}</span> a month
        </div>
        <dl>
          <dt>Loan</dt>
          <dd>{formatRupees(price - down)}</dd>
          <dt>Total interest</dt>
          <dd>{formatRupees(Math.round(interest))}</dd>
        </dl>
      </Result>
    </Box>
  );
}
