import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const imported = vi.hoisted(() => vi.fn());
vi.mock('./enquirySender.ts', () => {
  imported();
  return { checkAndSend: async () => undefined };
});

let asked: string[] = [];
let answer = (): Response => new Response('');

beforeEach(() => {
  asked = [];
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { form: '/assets/a.js /assets/b.js' } }) });
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

it('nothing is imported before all of it came; what failed is fetched anew, what came is not', async () => {
  const { fetchSender, loadSender } = await import('./enquiryChunk.ts');
  for (const failing of [() => new Response('', { status: 503 }), () => Response.error()]) {
    answer = failing;
    await expect(fetchSender()).rejects.toThrow('/assets/a.js is not there');
    await expect(loadSender()).rejects.toThrow('/assets/a.js is not there');
  }
  expect(imported).not.toHaveBeenCalled();
  asked = [];
  answer = () => new Response('');
  await Promise.all([fetchSender(), fetchSender()]);
  expect(await loadSender()).toHaveProperty('checkAndSend');
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js']);
});
