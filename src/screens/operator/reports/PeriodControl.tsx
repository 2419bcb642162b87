import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CalendarRange } from 'lucide-react';
import { useId } from 'react';
import { type Days, daysProblem, type PeriodName, periods } from '#src/features/figures/period.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';

interface PeriodControlProps {
  name: PeriodName;
  /** The chosen days, which may not be a valid period yet. */
  own: Days;
  /** Called with the chosen period; days are given only for custom dates. */
  onChange: (name: PeriodName, own?: Days) => void;
}

/** The period of the reports: a number of days up to today, or custom dates, with their errors below them. */
export function PeriodControl({ name, own, onChange }: PeriodControlProps) {
  const problem = name === 'own' ? daysProblem(own) : {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: space(1.5, 2), alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Period"
        value={name}
        onChange={(_, chosen: PeriodName | null) => {
          if (chosen !== null) onChange(chosen);
        }}
        sx={{ flexWrap: 'wrap', maxWidth: '100%' }}
      >
        {periods.options.map(({ value, label }) => (
          <ToggleButton key={value} value={value} sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}>
            {value === 'own' ? <CalendarRange size={16} aria-hidden /> : null}
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {name === 'own' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <DayField
            label="From"
            value={own.from}
            problem={problem.from}
            onChange={(from) => onChange('own', { ...own, from })}
          />
          <DayField label="To" value={own.to} problem={problem.to} onChange={(to) => onChange('own', { ...own, to })} />
        </Box>
      ) : null}
    </Box>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (day: string) => void;
}

function DayField({ label, value, problem, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <Box sx={{ maxWidth: 260 }}>
      <Row gap={1}>
        <FormLabel htmlFor={id} sx={{ typography: 'label' }}>
          {label}
        </FormLabel>
        <OutlinedInput
          id={id}
          type="date"
          value={value}
          error={problem !== undefined}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ input: { 'aria-describedby': problem ? `${id}-problem` : undefined } }}
          sx={{ width: 164 }}
        />
      </Row>
      {problem ? (
        <FormHelperText error id={`${id}-problem`} role="alert">
          {problem}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
