import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaUnits } from '../properties/choices.ts';
import { calculatorUnitOf, factorOf, toSquareFeet } from './area.ts';

// The specification's factors, in hundredths of a square foot.
const hundredths: Readonly<Record<string, bigint>> = {
  'square feet': 100n,
  'sq. yards': 900n,
  'sq. meters': 1075n,
  ground: 240_000n,
  ares: 107_600n,
  acres: 4_356_000n,
  bigha: 1_742_400n,
  hectares: 10_763_800n,
  guntha: 108_900n,
  marla: 539_900n,
  dismil: 43_560n,
  cent: 43_560n,
};

/** The same product in integers: `whole.cents` times the factor, rounded to hundredths. */
const exactly = (whole: bigint, cents: bigint, factor: bigint): string => {
  const tenThousandths = (whole * 100n + cents) * factor;
  const rounded = (tenThousandths + 50n) / 100n;
  const rest = String(rounded % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${rounded / 100n}${rest && `.${rest}`}`;
};

describe('toSquareFeet', () => {
  it('is the exact sum for every unit and every area with up to two decimals', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(hundredths)),
        fc.bigInt(0n, 1_000_000n),
        fc.bigInt(0n, 99n),
        (unit, whole, cents) => {
          const typed = `${whole}.${String(cents).padStart(2, '0')}`;
          expect(toSquareFeet(typed, unit)).toBe(exactly(whole, cents, hundredths[unit] ?? 0n));
        },
      ),
    );
  });

  it('never decreases when the area grows', () => {
    const area = fc.nat({ max: 10_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(hundredths)), area, area, (unit, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(Number(toSquareFeet(String(less), unit))).toBeLessThanOrEqual(Number(toSquareFeet(String(more), unit)));
      }),
    );
  });

  it('is empty for any text that is not a number', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^[\d\s,.]*$/.test(text)),
        (text) => {
          expect(toSquareFeet(text, 'acres')).toBe('');
        },
      ),
    );
  });

  it.each(['', ' ', '.', '1.2.3', '-5', '1e3', 'NaN', 'Infinity', '0x10', ',5'])('is empty for %j', (text) =>
    expect(toSquareFeet(text, 'acres')).toBe(''),
  );
  it.each([
    ['0', 'acres', '0'],
    [' 1,60 ', 'sq. yards', '1440'],
    ['.5', 'bigha', '8712'],
    ['2.', 'ground', '4800'],
    ['7', 'katha', '7'],
    ['7', 'biswa', '7'],
  ])('reads %j %s as %s', (typed, unit, feet) => expect(toSquareFeet(typed, unit)).toBe(feet));
});

it('knows every unit of a property except Biswa and Katha', () => {
  const unknown = areaUnits.values.filter((unit) => !factorOf(calculatorUnitOf(unit)));
  expect(unknown).toEqual(['Biswa', 'Katha']);
});
