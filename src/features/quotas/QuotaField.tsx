import Button from '@mui/material/Button';
import { inputBaseClasses } from '@mui/material/InputBase';
import { type BrokerStandings, type QuotaName, quotaLabels } from '#contract/quotas.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { useBoundField } from '#src/ui/inputs/useBoundField.ts';

interface QuotaFieldProps {
  name: QuotaName;
  standing: BrokerStandings[QuotaName];
}

const figure = new Intl.NumberFormat('en-IN');

/** One limit, with its usage and the usual value, which a button restores. */
export function QuotaField({ name, standing: { used, usual } }: QuotaFieldProps) {
  const { value, setValue } = useBoundField(name, '');
  const label = quotaLabels[name];
  const isUsual = Number(value) === usual && value !== '';
  return (
    <TextField
      name={name}
      label={label}
      required
      inputMode="numeric"
      autoComplete="off"
      help={`${figure.format(used)} used, default ${figure.format(usual)}`}
      end={
        isUsual ? undefined : (
          <Button
            size="small"
            variant="text"
            aria-label={`Use the default for ${label}`}
            onClick={({ currentTarget }) => {
              // The button disappears, so move its focus to the field.
              currentTarget.closest(`.${inputBaseClasses.root}`)?.querySelector('input')?.focus();
              setValue(String(usual));
            }}
          >
            Use the default
          </Button>
        )
      }
    />
  );
}
