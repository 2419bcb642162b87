import { createBroker, getBroker, listBrokers, updateBroker } from '#contract/brokers.ts';
import { hashPassword } from '../auth/passwords.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { type Api, serve } from '../http/serve.ts';
import { dropPhoto, storePhoto } from '../media/personPhoto.ts';
import type { ImageStore } from '../media/types.ts';
import { createBrokerRow, findBroker, listBrokerPage, updateBrokerRow } from './queries.ts';

/** Brokers, for the operator. */
export const brokerRoutes = (api: Api, { images }: { readonly images: ImageStore }): void => {
  serve(api, listBrokers, ({ query, db }) => listBrokerPage(db, query));
  serve(api, getBroker, async ({ params, db }) => ({ data: await findBroker(db, params.id) }));
  serve(api, createBroker, async ({ body: { password, ...fields }, file, session, repeat, request, db }) => {
    const passwordHash = await hashPassword(password);
    const photo = await storePhoto(images, file);
    let kept: string | null = null;
    try {
      const by = { session, address: request.ip, photo, repeat };
      const data = await createBrokerRow(db, { ...fields, passwordHash }, by);
      kept = data.photo;
      return { data };
    } catch (error) {
      // A database that gave no answer may have kept the row all the same: better a file too many than a broken picture.
      if (error instanceof DatabaseBusy) kept = photo ?? null;
      throw error;
    } finally {
      // A refused or repeated call leaves no picture behind.
      if (photo !== kept) await dropPhoto(images, photo);
    }
  });
  serve(api, updateBroker, async ({ params, body, file, session, request, db }) => {
    await findBroker(db, params.id);
    const photo = await storePhoto(images, file);
    try {
      const by = { session, address: request.ip, photo };
      const { broker, formerPhoto } = await updateBrokerRow(db, params.id, body, by);
      await dropPhoto(images, formerPhoto);
      return { data: broker };
    } catch (error) {
      if (!(error instanceof DatabaseBusy)) await dropPhoto(images, photo);
      throw error;
    }
  });
};
