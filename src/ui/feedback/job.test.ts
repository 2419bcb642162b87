import { expect, test } from 'vitest';
import { announcement, countText, type Job } from './job.ts';

const job: Job = { title: 'Uploading photos', state: 'running' };

test('shows a count only if one is known', () => {
  expect(countText(job)).toBe('');
  expect(countText({ ...job, done: 0, total: 12, unit: 'photos' })).toBe('0 of 12 photos');
  expect(countText({ ...job, done: 3, total: 12 })).toBe('3 of 12');
});

test('announces the start, each quarter and the end', () => {
  const announced = Array.from({ length: 101 }, (_, done) => announcement({ ...job, done, total: 100 }));
  expect([...new Set(announced)]).toEqual([
    'Uploading photos',
    'Uploading photos: 25%',
    'Uploading photos: 50%',
    'Uploading photos: 75%',
    'Uploading photos: 100%',
  ]);
  expect(announcement({ ...job, state: 'done' })).toBe('Uploading photos: done');
  expect(announcement({ ...job, state: 'failed', done: 3, total: 12 })).toBe('Uploading photos: failed, 3 of 12');
});
