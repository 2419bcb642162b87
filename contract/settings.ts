import { type InferType, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { choice, coded, dataOf, outChoice } from './fields.ts';

/** Whether the operator reviews a listing before visitors see it. */
export const moderations = coded([
  ['off', 'Off'],
  ['on', 'On'],
]);

/** What the home page's lists show. */
export const homeContents = coded([
  ['samples', 'Sample homes'],
  ['live', 'Live homes'],
]);

/** The platform's settings. */
export const settings = object({ moderation: outChoice(moderations), home_content: outChoice(homeContents) });
export type Settings = InferType<typeof settings>;

/** What holds until the operator changes it. A demo sets its own: sample homes. */
export const defaultSettings: Settings = { moderation: 'off', home_content: 'live' };

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
  body: object({
    moderation: choice('Moderation', moderations),
    home_content: choice('Home page', homeContents),
  }),
  responses,
});
