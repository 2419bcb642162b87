import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/apiError.ts';
import { findPhoto } from './photoSending.ts';
import { type ChosenPhoto, newProgress, type PostCalls, PostHalted, StepFailed } from './postProgress.ts';
import { postProperty } from './postProperty.ts';
import { emptyProperty, type PropertyFormValues } from './propertyForm.ts';

const photo = (id: string, category: string): ChosenPhoto => ({ id, category, file: new File(['x'], `${id}.jpg`) });
const photos = [photo('bed1', 'bedroom'), photo('front', 'exterior'), photo('bed2', 'bedroom')];
const silent = () => undefined;

const newKeys = () => {
  let keys = 0;
  return () => {
    keys += 1;
    return `key${keys}`;
  };
};

/** A server that knows idempotency keys, and whose response can be lost before or after it did its work. */
const forgetfulServer = () => {
  const properties: string[] = [];
  const videos: string[] = [];
  const media: { id: number; category: string }[] = [];
  const known = new Map<string, { sent: string; answer: number }>();
  let trouble: 'before' | 'after' | ApiError | undefined;
  const once = (key: string, sent: string, write: () => number): number => {
    const now = trouble;
    trouble = undefined;
    if (now === 'before') throw new Error('unreachable');
    if (now instanceof ApiError) throw now;
    const first = known.get(key);
    if (first && first.sent !== sent) throw new ApiError(422, 'This Idempotency-Key was used for another request');
    const answer = first?.answer ?? write();
    known.set(key, { sent, answer });
    if (now === 'after') throw new ApiError(502, '');
    return answer;
  };
  const its: PostCalls = {
    newKey: newKeys(),
    setPrimary: async () => undefined,
    create: async (sent, key) =>
      once(key, JSON.stringify(sent), () => 40 + properties.push(String(sent.basic.title ?? 'untitled'))),
    upload: async (propertyId, { id, category }, key) =>
      once(key, `${propertyId} ${id}`, () => {
        media.push({ id: 100 + media.length, category });
        return 99 + media.length;
      }),
    mediaOf: async () => media,
    attachVideo: async (_, video, key) => once(key, video, () => videos.push(video)),
  };
  const lose = (when: 'before' | 'after' | ApiError) => {
    trouble = when;
  };
  return { properties, videos, media, calls: its, lose };
};

const titled = (title: string, video = ''): PropertyFormValues => ({
  ...emptyProperty,
  basic: { ...emptyProperty.basic, title },
  video,
});
const caught = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('a property without a response', () => {
  const setUp = () => {
    const server = forgetfulServer();
    const progress = newProgress();
    const send = (title: string, chosen: readonly ChosenPhoto[] = []) =>
      caught(postProperty({ values: titled(title), photos: chosen }, progress, server.calls, silent));
    return { ...server, progress, send };
  };

  it.each(['before', 'after'] as const)('lost %s it was saved is there once after another try', async (when) => {
    const { send, lose, properties } = setUp();
    lose(when);
    expect(await send('Flat')).toBeInstanceOf(StepFailed);
    expect(await send('Flat')).toBe(41);
    expect(properties).toEqual(['Flat']);
  });

  it('stays the first version, shown as it was saved, if that had arrived before a change', async () => {
    const { send, lose, properties } = setUp();
    lose('after');
    await send('Flat');
    lose('before');
    await send('Villa');
    const halted = await send('Haveli', photos);
    expect(halted).toBeInstanceOf(PostHalted);
    expect(halted).toMatchObject({ values: { basic: { title: 'Flat' } } });
    expect(await send('Flat', photos)).toBe(41);
    expect(properties).toEqual(['Flat']);
  });

  it('is the changed version if the first had not arrived', async () => {
    const { send, lose, properties } = setUp();
    lose('before');
    await send('Flat');
    expect(await send('Haveli')).toBe(41);
    expect(properties).toEqual(['Haveli']);
  });

  it('is not forgotten after a refused change or the end of the session', async () => {
    const { send, lose, properties } = setUp();
    lose('after');
    await send('Flat');
    lose(new ApiError(401, ''));
    await send('Flat');
    lose(new ApiError(400, 'Some fields need attention'));
    await send('Too long');
    expect(await send('Haveli')).toBeInstanceOf(PostHalted);
    expect(properties).toEqual(['Flat']);
  });

  it('is not sent again once the server may have forgotten its key', async () => {
    const { send, lose, progress, properties } = setUp();
    lose('after');
    await send('Flat');
    if (progress.creating) progress.creating = { ...progress.creating, at: Date.now() - 24 * 3600 * 1000 };
    expect(await send('Flat')).toMatchObject({ message: expect.stringContaining('Look in My Properties') });
    expect(properties).toEqual(['Flat']);
  });
});

it('a refused property is sent again under another key', async () => {
  const keysSent: string[] = [];
  const refusing: PostCalls = {
    ...forgetfulServer().calls,
    create: async (_, key) => {
      keysSent.push(key);
      throw new ApiError(400, 'Some fields need attention');
    },
  };
  const progress = newProgress();
  await caught(postProperty({ values: emptyProperty, photos }, progress, refusing, silent));
  await caught(postProperty({ values: emptyProperty, photos }, progress, refusing, silent));
  expect(keysSent).toEqual(['key1', 'key2']);
});

describe('a video without a response', () => {
  const setUp = async (when: 'before' | 'after') => {
    const server = forgetfulServer();
    const progress = { ...newProgress(), propertyId: 41 };
    const send = (video: string) =>
      caught(postProperty({ values: titled('Flat', video), photos: [] }, progress, server.calls, silent));
    server.lose(when);
    expect(await send('one')).toMatchObject({ step: { doing: 'video' } });
    return { ...server, send };
  };

  it('is attached once, under its key', async () => {
    const { send, videos } = await setUp('after');
    expect([await send('one'), await send('one'), videos]).toEqual([41, 41, ['one']]);
  });
  it('stays, and is shown, when it had arrived before another was typed', async () => {
    const { send, videos } = await setUp('after');
    expect(await send('two')).toMatchObject({ name: 'PostHalted', values: { video: 'one' } });
    expect([await send('one'), videos]).toEqual([41, ['one']]);
  });
  it('is replaced by another one when it had not arrived', async () => {
    const { send, videos } = await setUp('before');
    expect([await send('two'), videos]).toEqual([41, ['two']]);
  });
  it('cannot be removed without a message', async () => {
    const { send } = await setUp('after');
    expect(await send('')).toMatchObject({ name: 'PostHalted', step: { doing: 'video' } });
  });
});

describe('a photo without a response', () => {
  const [bed1, , bed2] = photos;
  const setUp = async (when: 'before' | 'after') => {
    const server = forgetfulServer();
    const progress = { ...newProgress(), propertyId: 41 };
    const beds = photos.filter(({ category }) => category === 'bedroom');
    const send = () => caught(postProperty({ values: emptyProperty, photos: beds }, progress, server.calls, silent));
    server.lose(when);
    expect(await send()).toMatchObject({ step: { doing: 'upload', photoId: 'bed1' } });
    const find = (chosen: ChosenPhoto | undefined) =>
      chosen ? findPhoto(chosen, beds, progress, server.calls) : undefined;
    return { ...server, progress, send, find };
  };

  it.each(['before', 'after'] as const)('lost %s it was stored is there once after another try', async (when) => {
    const { send, media, progress } = await setUp(when);
    expect(await send()).toBe(41);
    expect([media.length, progress.perhaps.size]).toEqual([2, 0]);
  });
  it('is found only when the server has it', async () => {
    expect(await (await setUp('after')).find(bed1)).toBe(100);
    expect(await (await setUp('before')).find(bed1)).toBeUndefined();
  });
  it('is not guessed when one of two arrived', async () => {
    const { find, progress } = await setUp('after');
    progress.perhaps.add('bed2');
    await expect(find(bed2)).rejects.toThrow('It is not known which of these images arrived');
  });
});
