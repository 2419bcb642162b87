import { expect, test } from 'vitest';
import { markedParts } from './markedParts.ts';

const shown = (text: string, ...spans: [from: number, to: number][]) =>
  markedParts(
    text,
    spans.map(([from, to]) => ({ from, to })),
  )
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Sunny flat', [], 'Sunny flat'],
  ['Call 98290 12345 today', [[5, 16]], 'Call [98290 12345] today'],
  [
    'a b c',
    [
      [4, 5],
      [0, 1],
    ],
    '[a] b [c]',
  ],
  [
    'abcdef',
    [
      [0, 4],
      [2, 6],
    ],
    '[abcd][ef]',
  ],
  [
    'short',
    [
      [9, 12],
      [3, 99],
    ],
    'sho[rt]',
  ],
] as const)('%s %j', (text, spans, expected) =>
  expect(shown(text, ...spans.map(([a, b]): [number, number] => [a, b]))).toBe(expected),
);
