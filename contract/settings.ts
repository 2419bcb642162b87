import { type InferType, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { choice, coded, dataOf, outChoice } from './fields.ts';

/** Whether the operator reviews a listing before visitors see it. */
export const moderations = coded([
  ['off', 'Off'],
  ['on', 'On'],
]);

/** The platform's settings. */
export const settings = object({ moderation: outChoice(moderations) });
export type Settings = InferType<typeof settings>;

/** What holds until the operator changes it: the specification's behaviour. */
export const defaultSettings: Settings = { moderation: 'off' };

const access = ['super_admin'] as const;
const responses = { 200: dataOf(settings) };

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access,
  summary: 'The settings of the platform',
  responses,
});

/** Takes any part of the settings. */
export const updateSettings = endpoint({
  method: 'PUT',
  path: '/api/settings',
  access,
  summary: 'Change settings of the platform',
  body: object({ moderation: choice('Moderation', moderations) }),
  responses,
});
