import { getIn } from 'formik';
import { requiredEmail, requiredPhone, whole } from '#contract/fields.ts';
import { defaultSettings, keptDays, type Settings, settingNames, settingsChange } from '#contract/settings.ts';

const { least, most } = keptDays;

/** The form's rules. Without a number of days, closed leads are kept. */
export const settingsRules = settingsChange.shape({
  support_phone: requiredPhone(),
  support_email: requiredEmail('E-mail'),
  audit_days: whole('Days', least, most).required('Days are required'),
  closed_lead_days: whole('Days', least, most),
});

/** The settings as the form holds them: numbers as strings. */
export const formOf = (settings: Settings = defaultSettings) => ({
  ...settings,
  closed_lead_days: String(settings.closed_lead_days ?? ''),
  audit_days: String(settings.audit_days),
});
export type SettingsForm = ReturnType<typeof formOf>;

const settingsOf = (form: SettingsForm): Settings => ({
  ...form,
  closed_lead_days: form.closed_lead_days.trim() === '' ? null : Number(form.closed_lead_days),
  audit_days: Number(form.audit_days),
});

const names = Object.keys(settingNames) as (keyof Settings)[];

/** The settings that differ from what is stored. */
export const changedSettings = (stored: SettingsForm, form: SettingsForm): (keyof Settings)[] =>
  names.filter((name) => getIn(stored, name) !== getIn(form, name));

/** The request body: only what differs, so that another operator's change of another setting stays. */
export const changeOf = (stored: SettingsForm, form: SettingsForm): Partial<Settings> => {
  const settings = settingsOf(form);
  return Object.fromEntries(changedSettings(stored, form).map((name) => [name, settings[name]]));
};

/** The changes in words, for the bar at the bottom. */
export const changesInWords = (changed: readonly (keyof Settings)[]): string => {
  const what = changed.map((name) => settingNames[name].toLowerCase()).join(', ');
  return changed.length === 1
    ? `1 change is not saved yet: ${what}`
    : `${changed.length} changes are not saved yet: ${what}`;
};
