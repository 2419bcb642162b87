import { boolean, type InferType, object } from 'yup';
import { get, put } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  flag,
  outChoice,
  outNumber,
  outNumberOrNull,
  outText,
  requiredEmail,
  requiredPhone,
  whole,
} from './fields.ts';
import { supportContact } from './supportContact.ts';

/** Whether the operator reviews a property before visitors see it. */
export const moderations = coded([
  ['off', 'Off'],
  ['on', 'On'],
]);

/** The source of the home page's lists. */
export const homeContents = coded([
  ['samples', 'Sample homes'],
  ['live', 'Live homes'],
]);

/** The platform's settings. */
export const settings = object({
  moderation: outChoice(moderations),
  home_content: outChoice(homeContents),
  /** Shown in the footer of the public pages, like `support_email`. */
  support_phone: outText(),
  support_email: outText(),
  /** Closed or lost leads are erased this many days after their last event; null keeps them. */
  closed_lead_days: outNumberOrNull(),
  audit_days: outNumber(),
  /** Whether operators and brokers need a second step from their next sign-in on. */
  require_second_factor: boolean().defined(),
});
export type Settings = InferType<typeof settings>;

/**
 * How many days closed or lost leads and the audit trail may be kept: at least the month that the row-level policies
 * protect, at most ten years. By default the trail is kept for a year, to cover every season.
 */
export const keptDays = { least: 30, most: 3_650, audit: 365 } as const;

/**
 * The settings until the operator changes them. A demo has its own, which show sample homes. The environment variable
 * AUDIT_DAYS replaces this `audit_days`.
 */
export const defaultSettings: Settings = {
  moderation: 'off',
  home_content: 'live',
  support_phone: supportContact.phone,
  support_email: supportContact.email,
  closed_lead_days: null,
  audit_days: keptDays.audit,
  require_second_factor: false,
};

/** The label of each setting. */
export const settingNames = {
  moderation: 'Listings',
  home_content: 'Home page',
  support_phone: 'Support phone',
  support_email: 'Support e-mail',
  closed_lead_days: 'Closed and lost leads',
  audit_days: 'Audit log',
  require_second_factor: 'Second step',
} as const satisfies Record<keyof Settings, string>;

const days = (label: string) => whole(label, keptDays.least, keptDays.most);

/** Any part of the settings. */
export const settingsChange = object({
  moderation: choice('Moderation', moderations),
  home_content: choice('Home page', homeContents),
  support_phone: requiredPhone('Phone').optional(),
  support_email: requiredEmail('E-mail').optional(),
  closed_lead_days: days('Days of closed and lost leads').nullable(),
  audit_days: days('Days of the audit log'),
  require_second_factor: flag('Second factor'),
});

const access = ['super_admin'] as const;
const responses = { 200: dataOf(settings) };

export const getSettings = get('/api/settings', {
  access,
  summary: 'The settings of the platform',
  responses,
});

/** Takes any part of the settings. */
export const updateSettings = put('/api/settings', {
  access,
  summary: 'Change settings of the platform',
  body: settingsChange,
  responses,
});
