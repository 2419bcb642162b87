const files = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** The app's source files by path in `src`, so that a page lists what the product really uses. */
export const sources = Object.entries(files)
  .filter(([path]) => !path.includes('.test.'))
  .map(([path, text]) => ({ path: path.replace('../../src/', ''), text }));

/** The matches of a pattern's first group in the source with their counts, the most frequent first. */
export const counted = (pattern: RegExp): [string, number][] => {
  const counts = new Map<string, number>();
  for (const { text } of sources)
    for (const [, found] of text.matchAll(pattern)) if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
  return [...counts].sort(([a, first], [b, second]) => second - first || a.localeCompare(b));
};
