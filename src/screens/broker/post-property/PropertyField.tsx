import {
  type BasicName,
  basicFields,
  type FeatureName,
  type Field,
  featureFields,
} from '#contract/properties/fields.ts';
import { ChipGroupField } from '#src/ui/inputs/ChipGroupField.tsx';
import { MoneyField } from '#src/ui/inputs/MoneyField.tsx';
import { type Option, SelectField } from '#src/ui/inputs/SelectField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { useSubmission } from './submission/context.ts';

type PropertyFieldProps = (
  | { part: 'basic'; name: BasicName }
  | { part?: 'features'; name: Exclude<FeatureName, `${string}_area`> }
) & {
  /** Replaces the choices in the table. */
  options?: readonly Option[];
  /** Called with the value that a person chose. */
  onChoose?: (value: string) => void;
};

/** An input for a field of the property table, by its kind. A choice without a default can be cleared. */
export function PropertyField(props: PropertyFieldProps) {
  const { options, onChoose } = props;
  const { locked } = useSubmission();
  const field: Field = props.part === 'basic' ? basicFields[props.name] : featureFields[props.name];
  const bound = { name: `${props.part ?? 'features'}.${props.name}`, label: field.label };
  if (field.kind === 'text') return <TextField {...bound} autoComplete="off" />;
  if (field.kind === 'choices') return <ChipGroupField {...bound} options={field.choices.options} multiple />;
  if (field.kind !== 'choice') return <MoneyField {...bound} />;
  // A disabled fieldset does not disable a MUI select.
  if (field.list) return <SelectField {...bound} options={field.choices.options} none="Not chosen" disabled={locked} />;
  return (
    <ChipGroupField
      {...bound}
      options={options ?? field.choices.options}
      clearable={field.default === undefined}
      {...(field.pills ? { first: field.pills } : {})}
      {...(onChoose ? { onChoose } : {})}
    />
  );
}
