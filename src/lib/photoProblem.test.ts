import { describe, expect, it } from 'vitest';
import { photoProblem } from './photoProblem.ts';

const file = (name: string, type: string, size: number) => ({ name, type, size });

describe('photoProblem', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('takes %s', (type) =>
    expect(photoProblem(file('home', type, 1000))).toBeUndefined(),
  );
  it.each([
    ['notes.txt', 'text/plain', 10, 'notes.txt is not a JPEG, PNG, WebP or AVIF picture'],
    ['plan.svg', 'image/svg+xml', 10, 'plan.svg is not a JPEG, PNG, WebP or AVIF picture'],
    ['folder', '', 0, 'folder is not a JPEG, PNG, WebP or AVIF picture'],
    ['big.jpg', 'image/jpeg', 21.4 * 1024 * 1024, 'big.jpg: 22 MB, limit is 15 MB'],
    ['none.jpg', 'image/jpeg', 0, 'none.jpg is empty'],
  ])('refuses %s', (name, type, size, problem) => expect(photoProblem(file(name, type, size))).toBe(problem));
});
