import { createBroker, getBroker, listBrokers, updateBroker } from '../../contract/brokers';
import { hashPassword } from '../auth/passwords';
import { type Api, serve } from '../http/serve';
import type { ImageStore } from '../media/types';
import { dropPhoto, storePhoto } from './photo';
import { createBrokerRow, findBroker, listBrokerPage, updateBrokerRow } from './queries';

/** Brokers, for the operator. */
export const brokerRoutes = (api: Api, { images }: { readonly images: ImageStore }): void => {
  serve(api, listBrokers, ({ query, db }) => listBrokerPage(db, query));
  serve(api, getBroker, async ({ params, db }) => ({ data: await findBroker(db, params.id) }));
  serve(api, createBroker, async ({ body: { password, ...fields }, file, session, repeat, db }) => {
    const passwordHash = await hashPassword(password);
    const photo = await storePhoto(images, file);
    let kept: string | null = null;
    try {
      const data = await createBrokerRow(db, { ...fields, passwordHash }, { session, photo, repeat });
      kept = data.photo;
      return { data };
    } finally {
      // A refused or repeated call leaves no picture behind.
      if (photo !== kept) await dropPhoto(images, photo);
    }
  });
  serve(api, updateBroker, async ({ params, body, file, session, db }) => {
    await findBroker(db, params.id);
    const photo = await storePhoto(images, file);
    try {
      const { broker, formerPhoto } = await updateBrokerRow(db, params.id, body, { session, photo });
      await dropPhoto(images, formerPhoto);
      return { data: broker };
    } catch (error) {
      await dropPhoto(images, photo);
      throw error;
    }
  });
};
