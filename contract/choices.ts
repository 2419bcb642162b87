/** A closed list of stored values with their labels. */
export interface Choices<Value extends string = string> {
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** Choices whose stored code differs from the label: `coded([['sell', 'Sell']])`. */
export const coded = <const Value extends string>(pairs: readonly (readonly [Value, string])[]): Choices<Value> => ({
  values: pairs.map(([value]) => value),
  labels: Object.fromEntries(pairs) as Record<Value, string>,
  options: pairs.map(([value, label]) => ({ value, label })),
});

/** Choices that are stored as they are shown. */
export const listed = <const Value extends string>(values: readonly Value[]): Choices<Value> =>
  coded(values.map((value) => [value, value] as const));

/** The label of a stored value; the value itself when it is not one of the choices. */
export const labelOf = (choices: Choices, value: string): string => choices.labels[value] ?? value;
