import type { HomeFilter } from '#contract/homes/choices.ts';
import { isListFilter } from '#contract/homes/listFilters.ts';
import type { PlaceFinder } from './placeFinder.ts';
import { quantityAt } from './quantities.ts';
import { type Token, tokensOf } from './tokens.ts';
import { LONGEST_PHRASE, meanings, noise } from './vocabulary.ts';

/** A filter that was read from some words of a search. Prices are in rupees, areas in square feet. */
export interface Understood {
  readonly filter: HomeFilter;
  readonly value: string | number;
  readonly words: string;
}

/** What a search was read as, and what is left to search as text. */
export interface UnderstoodSearch {
  readonly understood: readonly Understood[];
  readonly text: string;
}

interface Step {
  readonly filters: readonly { readonly filter: HomeFilter; readonly value: string | number }[];
  readonly length: number;
}

const LONGEST_PLACE = 4;
const dashes = new Set(['-', '–', '—', '/']);

const isWord = ({ text }: Token): boolean => /^[\p{L}\p{M}\d]/u.test(text);

/** The words of some tokens with single spaces; a dash between them counts as a space. */
const phraseOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ text }) => !dashes.has(text))
    .map(({ text }) => text)
    .join(' ');

const longestAt = (
  tokens: readonly Token[],
  at: number,
  longest: number,
  least: number,
  find: (phrase: string) => Step['filters'][number] | undefined,
): Step | undefined => {
  for (let length = Math.min(longest, tokens.length - at); length >= least; length -= 1) {
    const part = tokens.slice(at, at + length);
    const [last] = part.slice(-1);
    const found = last && isWord(last) ? find(phraseOf(part)) : undefined;
    if (found) return { filters: [found], length };
  }
  return undefined;
};

const meaningOf = (phrase: string): Step['filters'][number] | undefined => {
  const meaning = meanings.get(phrase);
  return meaning && { filter: meaning[0], value: meaning[1] };
};

const readAt = (tokens: readonly Token[], at: number, places: PlaceFinder): Step | undefined =>
  longestAt(tokens, at, LONGEST_PLACE + 1, 2, places.exact) ??
  quantityAt(tokens, at) ??
  longestAt(tokens, at, LONGEST_PHRASE + 1, 1, meaningOf) ??
  longestAt(tokens, at, 1, 1, places.exact);

interface Part {
  readonly tokens: readonly Token[];
  readonly filters: Step['filters'];
}

const readAll = (tokens: readonly Token[], places: PlaceFinder): Part[] => {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const step = readAt(tokens, at, places);
    const length = step?.length ?? 1;
    parts.push({ tokens: tokens.slice(at, at + length), filters: step?.filters ?? [] });
    at += length;
  }
  return parts;
};

// Words that were not read, next to each other, may be a misspelt place.
const withSlips = (parts: readonly Part[], places: PlaceFinder): Part[] => {
  const result: Part[] = [];
  const isOpen = (part: Part | undefined): boolean => {
    const [token] = part?.tokens ?? [];
    return (
      part !== undefined && part.filters.length === 0 && token !== undefined && isWord(token) && !noise.has(token.text)
    );
  };
  for (let at = 0; at < parts.length; ) {
    let taken = 1;
    let found: Part = parts[at] as Part;
    for (let length = 3; length > 0; length -= 1) {
      const some = parts.slice(at, at + length);
      if (some.length < length || !some.every(isOpen)) continue;
      const tokens = some.flatMap((part) => part.tokens);
      const place = places.similar(phraseOf(tokens));
      if (!place) continue;
      found = { tokens, filters: [place] };
      taken = length;
      break;
    }
    result.push(found);
    at += taken;
  }
  return result;
};

/**
 * Reads a search as filters: `3 bhk under 80 lakh vaishali nagar`. The rest is left as text, without noise words. Never
 * throws, and takes linear time; only the first 200 characters are read.
 */
export const understandSearch = (q: string, places: PlaceFinder): UnderstoodSearch => {
  const understood: Understood[] = [];
  const rest: string[] = [];
  const seen = new Set<string>();
  for (const { tokens, filters } of withSlips(readAll(tokensOf(q), places), places)) {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last) continue;
    const words = q.slice(first.from, last.to);
    // Only the first price, area and place are read; later ones stay text.
    const isTaken = filters.some(({ filter }) => !isListFilter(filter) && seen.has(filter));
    if (filters.length === 0 || isTaken) {
      rest.push(...tokens.filter((token) => isWord(token) && !noise.has(token.text)).map(({ text }) => text));
      continue;
    }
    for (const { filter, value } of filters) {
      if (understood.some((other) => other.filter === filter && other.value === value)) continue;
      understood.push({ filter, value, words });
      seen.add(filter);
    }
  }
  return { understood, text: rest.join(' ') };
};
