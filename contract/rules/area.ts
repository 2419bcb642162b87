/** The units of the area calculator with their size in square feet (specification 001, section 9). */
export const calculatorUnits = [
  { value: 'square feet', one: 'square foot', feet: 1 },
  { value: 'sq. yards', one: 'sq. yard', feet: 9 },
  { value: 'sq. meters', one: 'sq. meter', feet: 10.75 },
  { value: 'ground', one: 'ground', feet: 2400 },
  { value: 'ares', one: 'are', feet: 1076 },
  { value: 'acres', one: 'acre', feet: 43_560 },
  { value: 'bigha', one: 'bigha', feet: 17_424 },
  { value: 'hectares', one: 'hectare', feet: 107_638 },
  { value: 'guntha', one: 'guntha', feet: 1089 },
  { value: 'marla', one: 'marla', feet: 5399 },
  { value: 'dismil', one: 'dismil', feet: 435.6 },
  { value: 'cent', one: 'cent', feet: 435.6 },
] as const;

// Units of a property that have a different name in the calculator.
const calculatorNames: Readonly<Record<string, string>> = {
  'Sq.ft.': 'square feet',
  'Sq. Yards': 'sq. yards',
  'Sq. Meter': 'sq. meters',
  Acre: 'acres',
};

/** The calculator's name for a property's unit; an unknown unit is only lower-cased. */
export const calculatorUnitOf = (areaUnit: string): string => calculatorNames[areaUnit] ?? areaUnit.toLowerCase();

/** The calculator's entry for a unit; undefined for a unit without a factor. */
export const factorOf = (unit: string): (typeof calculatorUnits)[number] | undefined =>
  calculatorUnits.find(({ value }) => value === unit);

/** A property's rupees per square foot; undefined without a price, an area, or a unit with a factor. */
export const rateOf = (
  price: number | null | undefined,
  area: number | null | undefined,
  unit: string | null | undefined,
): number | undefined => {
  const feet = unit ? factorOf(calculatorUnitOf(unit))?.feet : undefined;
  return price && area && feet ? price / (area * feet) : undefined;
};

/**
 * An area in square feet as plain text, to two decimals: '160' sq. yards are '1440'. An unknown unit counts as square feet.
 * Empty for anything but a number of 0 or more; commas between digits are ignored (specification 001, sections 5 and 9).
 */
export const toSquareFeet = (value: string, unit: string): string => {
  const bare = value.trim().replace(/(?<=\d),(?=\d)/g, '');
  if (!/^(?:\d{1,15}(?:\.\d*)?|\.\d+)$/.test(bare)) return '';
  const feet = Number(bare) * (factorOf(unit)?.feet ?? 1);
  return String(Math.round(feet * 100 + 1e-6) / 100);
};
