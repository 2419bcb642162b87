import { addMedia, createProperty, getProperty } from '#contract/properties/endpoints.ts';
import { updateSettings } from '#contract/settings.ts';
import { photoForm, plainPicture } from './plainPicture.ts';
import type { TestApp } from './startTestApp.ts';

const jpeg = await plainPicture();
const photo = () => photoForm(jpeg);

/** A broker's calls about homes, and the operator's setting that decides whether new homes are reviewed. */
export const propertyCalls = (app: TestApp, token: string) => ({
  moderation: (value: 'on' | 'off') =>
    app.ok(updateSettings, { token: app.operator.token, body: { moderation: value } }),
  /** Posts a home, and returns its id. */
  post: async (body: object = { basic: { title: 'Villa' }, features: { expected_price: 8_000_000 } }) =>
    (await app.ok(createProperty, { token, body })).id,
  detail: async (id: number) => (await app.ok(getProperty, { token, params: { id } })).data,
  /** The form of a photo. */
  photo,
  /** Adds a photo, and returns its id. */
  upload: async (id: number) => (await app.ok(addMedia, { token, params: { id }, body: photo() })).id,
});
