import { describe, expect, it } from 'vitest';
import { parseList } from './parseList.ts';

describe('parseList', () => {
  it.each([
    ['a list', ['Lift', 'Pooja Room'], ['Lift', 'Pooja Room']],
    ['a JSON string', '["Lift","Intercom"]', ['Lift', 'Intercom']],
    ['broken JSON', '["Lift",', []],
    ['a JSON object', '{"0":"Lift"}', []],
    ['null', null, []],
    ['nothing', undefined, []],
    ['a number', 7, []],
    ['a list with other things in it', ['Lift', 3, null, { a: 1 }], ['Lift']],
  ])('reads %s', (_, value, list) => expect(parseList(value)).toEqual(list));
});
