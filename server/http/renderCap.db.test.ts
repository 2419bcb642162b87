import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { publishSite } from '#contract/templates.ts';
import { renderedSites } from '../testing/renderedSites.ts';
import { startTestApp } from '../testing/startTestApp.ts';

test('the number of site pages rendered at once is limited', async () => {
  let begun = 0;
  let max = 0;
  let running = 0;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const render = async () => {
    begun += 1;
    running += 1;
    max = Math.max(max, running);
    await gate;
    running -= 1;
    return '<!doctype html><title>A site</title>';
  };
  const app = await startTestApp({ builtSites: { ...renderedSites, render } });
  try {
    const slugs: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      const { token } = await app.addBroker({ fullName: `Many ${nth}` });
      slugs.push((await app.ok(publishSite, { token, body: { template: 'classic' } })).data.slug);
    }
    const read = vi.spyOn(app.db, 'asPublic');
    const answers = slugs.map(async (slug) => (await app.http.inject({ url: `/site/${slug}` })).statusCode);
    await vi.waitFor(() => expect(begun).toBe(4), { timeout: 20_000 });
    // Reads the version and the content of each site: after that, all would be rendered if there were no limit.
    const isRead = ({ type }: { type: string }) => type === 'fulfilled';
    await vi.waitFor(() => expect(read.mock.settledResults.filter(isRead)).toHaveLength(20), { timeout: 20_000 });
    await nextTurn();
    expect(begun).toBe(4);
    open();
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    expect([begun, max]).toEqual([10, 4]);
  } finally {
    await app.close();
  }
});
