import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormikContext } from 'formik';
import type { Choices } from '#contract/choices.ts';
import { switchStyles } from '#src/theme/mui/switch.ts';
import { besideLine } from '#src/theme/spacing.ts';
import { FieldNote } from '#src/ui/inputs/FieldFrame.tsx';
import { useBoundField } from '#src/ui/inputs/useBoundField.ts';
import { SettingRow } from './SettingRow.tsx';
import { changedSettings, type SettingsForm } from './settingsForm.ts';

interface SettingProps {
  name: keyof SettingsForm;
  title: string;
  line: string;
}

const useSetting = <Value,>(name: keyof SettingsForm, empty: Value) => {
  const field = useBoundField(name, empty);
  const { initialValues, values } = useFormikContext<SettingsForm>();
  const ids = { title: field.labelId, line: `${field.id}-line` };
  return { field, ids, changed: changedSettings(initialValues, values).includes(name) };
};

interface SwitchSettingProps<Value> extends SettingProps {
  /** The values for off and on. */
  values: readonly [off: Value, on: Value];
}

/** A setting that is off or on. */
export function SwitchSetting<Value>({ name, title, line, values: [off, on] }: SwitchSettingProps<Value>) {
  const { field, ids, changed } = useSetting(name, off);
  return (
    <SettingRow {...{ title, line, ids, changed }}>
      <Switch
        checked={field.value === on}
        onChange={(_, checked) => field.setValue(checked ? on : off)}
        slotProps={{ input: { 'aria-labelledby': ids.title, 'aria-describedby': ids.line } }}
        sx={switchStyles}
      />
    </SettingRow>
  );
}

/** A setting with a few choices. */
export function ChoiceSetting({ name, title, line, choices }: SettingProps & { choices: Choices }) {
  const { field, ids, changed } = useSetting(name, '');
  return (
    <SettingRow {...{ title, line, ids, changed }}>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={ids.title}
        aria-describedby={ids.line}
        value={field.value}
        onChange={(_, chosen: string | null) => {
          if (chosen !== null) field.setValue(chosen);
        }}
      >
        {choices.options.map(({ value, label }) => (
          <ToggleButton key={value} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </SettingRow>
  );
}

/** A setting that is a number of days. */
export function DaysSetting({ name, title, line, placeholder }: SettingProps & { placeholder?: string }) {
  const { field, ids, changed } = useSetting(name, '');
  return (
    <SettingRow {...{ title, line, ids, changed }}>
      <Box sx={{ width: 152 }}>
        <OutlinedInput
          id={field.id}
          name={name}
          value={field.value}
          onChange={({ target }) => field.setValue(target.value.replace(/\D/g, ''))}
          onBlur={field.touch}
          error={Boolean(field.error)}
          placeholder={placeholder}
          autoComplete="off"
          fullWidth
          endAdornment={
            <InputAdornment
              position="end"
              sx={{
                alignSelf: 'stretch',
                height: 'auto',
                maxHeight: 'none',
                ml: 0,
                px: 1.5,
                bgcolor: 'roles.subtle',
                borderLeft: '1px solid',
                borderColor: 'roles.line',
                borderRadius: '0 7px 7px 0',
              }}
            >
              days
            </InputAdornment>
          }
          sx={{ pr: besideLine, overflow: 'hidden' }}
          slotProps={{
            input: {
              inputMode: 'numeric',
              maxLength: 4,
              'aria-labelledby': ids.title,
              'aria-describedby': field.error ? `${ids.line} ${field.noteId}` : ids.line,
            },
          }}
        />
        <FieldNote id={field.noteId} {...(field.error ? { error: field.error } : {})} />
      </Box>
    </SettingRow>
  );
}
