import { afterEach, expect, test, vi } from 'vitest';
import { saveText } from './saveText.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['text/csv; charset=utf-8', 'नाम', '\ufeffनाम'],
  ['text/csv', '\ufeffनाम', '\ufeffनाम'],
  ['text/calendar', 'नाम', 'नाम'],
])('a file of %s begins with a byte order mark only if it is CSV', async (type, text, saved) => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({ click: () => undefined }) });
  const made = vi.spyOn(URL, 'createObjectURL');
  saveText('names', text, type);
  const [[blob]] = made.mock.calls as [[Blob]];
  expect(Buffer.from(await blob.arrayBuffer()).toString()).toBe(saved);
});
