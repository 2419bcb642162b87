import { afterEach, expect, test, vi } from 'vitest';
import type { fileUrl as FileUrl } from './apiBase.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// The module reads the base once, when it loads. Another specifier loads a second copy and leaves the first one unchanged.
const fileUrlAt = async (base: string | undefined): Promise<typeof FileUrl> => {
  vi.stubEnv('VITE_API_BASE', base);
  const anew = `./apiBase.ts?${base ? 'elsewhere' : 'here'}`;
  const loaded: { fileUrl: typeof FileUrl } = await import(anew);
  return loaded.fileUrl;
};

test('fileUrl prefixes a relative path with the API’s base and keeps an absolute URL', async () => {
  const fileUrl = await fileUrlAt('https://api.nivaas.example');
  expect(fileUrl('/media/asha.webp')).toBe('https://api.nivaas.example/media/asha.webp');
  expect(fileUrl('media/asha.webp')).toBe('https://api.nivaas.example/media/asha.webp');
  expect(fileUrl('/media/asha.webp', 320)).toBe('https://api.nivaas.example/media/asha.webp?w=320');
  expect(fileUrl('/media/asha.webp?key=1', 320)).toBe('https://api.nivaas.example/media/asha.webp?key=1&w=320');
  for (const whole of ['https://photos.example/asha.jpg', 'data:image/png;base64,AAAA', 'blob:null/1'])
    expect(fileUrl(whole)).toBe(whole);
});

test('without a base the URL is relative to the page’s origin', async () => {
  expect((await fileUrlAt(undefined))('media/asha.webp')).toBe('/media/asha.webp');
});
