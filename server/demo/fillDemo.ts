import { buildDemoData } from '#contract/fixtures/demoData.ts';
import type { Database } from '../db/database.ts';
import type { PhotoStore } from '../media/types.ts';
import { changeSettings } from '../settings/settings.ts';
import { changeContent, publish } from '../sites/publishing/queries.ts';
import { fillAllPhotos, fillPortrait, fillProperties } from './fillHomes.ts';
import { fillLeads } from './fillLeads.ts';
import { fillOperator, fillPeople } from './fillPeople.ts';

/** The target of the demo. `now`: the time of the latest lead. */
export interface DemoTarget {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly log: (message: string) => void;
  readonly now: Date;
}

/**
 * Fills an empty platform with the demo data: people, homes with photos, leads and two published sites.
 * The operator comes last. A start after an interruption adds what is missing and duplicates nothing.
 */
export const fillDemo = async ({ db, store: photoStore, log, now }: DemoTarget): Promise<void> => {
  const demoData = buildDemoData(now);
  log('Filling the demo: people');
  const brokerIds = await fillPeople(db, demoData);
  log(`Filling the demo: ${demoData.properties.length} properties`);
  const propertyIds = await fillProperties(db, demoData, brokerIds);
  log(`Filling the demo: ${demoData.leads.length} leads`);
  await fillLeads(db, demoData, brokerIds, propertyIds);
  log('Filling the demo: pictures and sites');
  await fillAllPhotos(db, demoData, { photoStore, brokerIds, propertyIds });
  for (const [at, { brokerId: demoId, template, content }] of demoData.sites.entries()) {
    const brokerId = brokerIds.get(demoId);
    if (!brokerId) continue;
    await fillPortrait(db, photoStore, brokerId, at === 0 ? 'woman' : 'man');
    await db.withTenant(brokerId, async (tx) => {
      await publish(tx, brokerId, template);
      if (content) await changeContent(tx, brokerId, content);
    });
  }
  await db.asOperator((tx) => changeSettings(tx, { home_content: 'samples' }));
  await fillOperator(db, demoData);
  log('The demo is ready');
};
