import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const imported = vi.hoisted(() => vi.fn());
vi.mock('./enquirySender.ts', () => {
  imported();
  return { checkAndSend: async () => undefined };
});

let requested: string[] = [];
let respond = (): Response => new Response('');

beforeEach(() => {
  requested = [];
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { form: '/assets/a.js /assets/b.js' } }) });
  vi.stubGlobal('fetch', async (file: string) => {
    requested.push(file);
    return respond();
  });
});
afterEach(() => vi.unstubAllGlobals());

it('the sender is imported only after all of its files are fetched; a failed fetch is repeated, a successful one is not', async () => {
  const { fetchSender, loadSender } = await import('./enquiryChunk.ts');
  for (const failing of [() => new Response('', { status: 503 }), () => Response.error()]) {
    respond = failing;
    await expect(fetchSender()).rejects.toThrow('/assets/a.js is not there');
    await expect(loadSender()).rejects.toThrow('/assets/a.js is not there');
  }
  expect(imported).not.toHaveBeenCalled();
  requested = [];
  respond = () => new Response('');
  await Promise.all([fetchSender(), fetchSender()]);
  expect(await loadSender()).toHaveProperty('checkAndSend');
  expect(requested).toEqual(['/assets/a.js', '/assets/b.js']);
});
