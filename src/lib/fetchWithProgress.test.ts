import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './fetchWithProgress.ts';

/** A request that responds at once, as the test sets it. */
class Request {
  static answer = { status: 200, text: '' };
  static sent = 0;
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onabort = () => {};
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {
    this.onabort();
  }
  send() {
    Request.sent += 1;
    this.status = Request.answer.status;
    this.responseText = Request.answer.text;
    queueMicrotask(() => this.onload());
  }
}

const send = (signal?: AbortSignal) => fetchWithProgress('/api/x', { method: 'PUT', headers: {}, signal }, () => {});

beforeEach(() => {
  Request.sent = 0;
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => void vi.unstubAllGlobals());

it('resolves to the response', async () => {
  Request.answer = { status: 200, text: '{"a":1}' };
  expect(await (await send()).json()).toEqual({ a: 1 });
});

it.each([204, 205, 304])('resolves to a %i, which has no body', async (status) => {
  Request.answer = { status, text: '' };
  expect((await send()).status).toBe(status);
});

it('rejects an invalid status instead of staying pending', async () => {
  Request.answer = { status: 999, text: '' };
  await expect(send()).rejects.toBeInstanceOf(RangeError);
});

it('sends nothing if the signal is already aborted', async () => {
  await expect(send(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(Request.sent).toBe(0);
});
