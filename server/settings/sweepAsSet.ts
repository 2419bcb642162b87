import { defaultSettings } from '#contract/settings.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { sweep } from '../db/sweep.ts';
import { tryEach } from '../lib/tryEach.ts';
import { sweepPrivacy } from '../tokens/privacyTokens.ts';
import { readSettings } from './settings.ts';

/** Sweeps with the retention days that the operator chose, or those of the server's configuration. */
export const sweepAsSet = async (db: Database, { auditDays }: Pick<Config, 'auditDays'>): Promise<void> => {
  const defaults = { ...defaultSettings, audit_days: auditDays };
  const { audit_days, closed_lead_days } = await db.asSystem((tx) => readSettings(tx, defaults));
  await tryEach([() => sweep(db, audit_days, closed_lead_days), () => sweepPrivacy(db)]);
};
