import { describe, expect, it } from 'vitest';
import { placeholderFor, unlikeNeighbours } from './placeholderPicture.ts';

const flats = (...ids: readonly number[]) => ids.map((id) => ({ id, property_type: 'flat' }));

describe('the drawing of a home without a photo', () => {
  it('is the same in each place, and wide where a hero asks for it', () => {
    const [flat = { id: 0, property_type: '' }] = flats(3);
    const usual = placeholderFor(flat);
    expect(placeholderFor(flat)).toBe(usual);
    expect(placeholderFor(flat, true)).toBe(usual.replace('.svg', '-wide.svg'));
    expect(placeholderFor({ id: 3, property_type: 'studio_apartment' })).toMatch(/^\/pictures\/studio-/);
  });

  it('is of one of three compositions of apartments, by the id', () => {
    const drawn = flats(...Array(30).keys()).map((flat) => /\w+(?=-\w+-\d+\.svg)/.exec(placeholderFor(flat))?.[0]);
    expect(new Set(drawn)).toEqual(new Set(['tower', 'slab', 'terraces']));
  });

  it('is never that of a neighbour in a list, however the ids fall', () => {
    const list = unlikeNeighbours(flats(6, 12, 15, 24, 33, 42, 51, 60, 105, 600));
    const urls = list.map((home) => placeholderFor(home));
    for (let at = 4; at <= urls.length; at += 1) expect(new Set(urls.slice(at - 4, at)).size).toBe(4);
  });

  it('differs between direct neighbours also where a kind has few', () => {
    const plots = Array.from({ length: 9 }, (_, at) => ({ id: at * 3, property_type: 'plot' }));
    const urls = unlikeNeighbours(plots).map((home) => placeholderFor(home));
    expect(urls.filter((url, at) => url === urls[at - 1])).toEqual([]);
  });
});
