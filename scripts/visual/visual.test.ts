import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { difference, isGrain } from './compare.mjs';
import { groupsOf } from './groups.mjs';
import { reportOf } from './report.mjs';

let folder: string;
const file = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nivaas-visual-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

const paint = async (name: string, width: number, height: number, colour: string, dot?: string) => {
  const dots = dot
    ? [{ input: { create: { width: 1, height: 1, channels: 3 as const, background: dot } }, left: 3, top: 2 }]
    : [];
  const image = sharp({ create: { width, height, channels: 3, background: colour } }).composite(dots);
  await writeFile(file(name), await image.png().toBuffer());
  return file(name);
};

describe('difference', () => {
  it('finds one pixel that is the least bit other', async () => {
    const before = await paint('plain.png', 20, 10, '#0E5A5E');
    const after = await paint('dotted.png', 20, 10, '#0E5A5E', '#0F5A5E');
    expect(await difference(before, after)).toMatchObject({ pixels: 1, strength: 1, of: 200 });
    expect(await difference(before, before)).toMatchObject({ pixels: 0 });
  });

  it('is grain when few pixels at edges differ and none of them visibly', async () => {
    const paper = '#FAF7F2';
    const before = await paint('paper.png', 40, 10, paper, '#0E5A5E');
    const faint = await paint('faint.png', 40, 10, paper, '#0E5A66');
    const clear = await paint('clear.png', 40, 10, paper, '#0E5A67');
    const all = await paint('all.png', 40, 10, '#F9F7F2', '#0E5A5E');
    expect(isGrain(await difference(before, faint))).toBe(true);
    expect(isGrain(await difference(before, clear))).toBe(false);
    expect(isGrain(await difference(before, all))).toBe(false);
    const plain = await paint('plain-paper.png', 40, 10, paper);
    const spot = await paint('spot.png', 40, 10, paper, '#F9F7F2');
    expect(isGrain(await difference(plain, spot))).toBe(false);
  });

  it('counts what a page has grown by', async () => {
    const before = await paint('short.png', 20, 10, '#FAF7F2');
    const after = await paint('long.png', 20, 14, '#FAF7F2');
    const { pixels, of, picture } = await difference(before, after);
    expect([pixels, of]).toEqual([80, 280]);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 20, height: 14 });
  });
});

describe('groupsOf', () => {
  const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 860 } };
  const modes = {
    a: { scheme: 'light', viewport: 'phone' },
    b: { scheme: 'light', viewport: 'desktop' },
    c: { scheme: 'dark', viewport: 'phone' },
  };
  const names = (stories: object[]) =>
    groupsOf(stories)
      .flatMap((group: { pictures: { name: string }[] }) => group.pictures.map(({ name }) => name))
      .sort();

  it('takes a story in each of its modes', () => {
    expect(names([{ id: 'ui-x--y', chromatic: { modes }, sizes }])).toEqual([
      'ui-x--y@dark-360',
      'ui-x--y@light-1280',
      'ui-x--y@light-360',
    ]);
  });

  it('takes a story with a size of its own once a scheme, and one that opts out not at all', () => {
    expect(names([{ id: 'ui-x--phone', chromatic: { modes }, sizes, own: 'phone' }])).toEqual([
      'ui-x--phone@dark-360',
      'ui-x--phone@light-360',
    ]);
    expect(names([{ id: 'ui-x--clock', chromatic: { modes, disableSnapshot: true }, sizes }])).toEqual([]);
  });

  it('takes the named pictures alone, when there are names', () => {
    const stories = ['a', 'b'].map((id) => ({ id, chromatic: { modes }, sizes }));
    const groups = groupsOf(stories, new Set(['b@dark-360']));
    expect(groups).toEqual([{ scheme: 'dark', size: sizes.phone, pictures: [{ id: 'b', name: 'b@dark-360' }] }]);
  });

  it('keeps the order of the stories within a page', () => {
    const stories = ['b', 'a', 'c'].map((id) => ({ id, chromatic: { modes: { a: modes.a } }, sizes }));
    expect(groupsOf(stories)[0].pictures.map(({ id }: { id: string }) => id)).toEqual(['b', 'a', 'c']);
  });
});

describe('reportOf', () => {
  it('shows before, after and difference of what changed, the most changed first, and nothing of what did not', () => {
    const page = reportOf([
      { name: 'a--same@light-360', state: 'same' },
      { name: 'a--little@light-360', state: 'changed', pixels: 1, of: 100 },
      { name: 'a--much@light-360', state: 'changed', pixels: 50, of: 100 },
      { name: 'a--broken@light-360', state: 'failed', why: 'storyErrored: <b>' },
    ]);
    expect(page.indexOf('a--much')).toBeLessThan(page.indexOf('a--little'));
    expect(page).toContain('../baselines/a--much%40light-360.png');
    expect(page).toContain('../taken/a--much%40light-360.png');
    expect(page).toContain('storyErrored: &lt;b&gt;');
    expect(page).not.toContain('a--same');
    expect(page).toContain('4 pictures, 1 the same.');
  });

  it('says so when nothing differs', () => {
    expect(reportOf([{ name: 'a--same@light-360', state: 'same' }])).toContain('Nothing differs.');
  });
});
