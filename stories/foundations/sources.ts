const files = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** The app's source as text, by path from `src` on: what a page lists is what the product uses, not what somebody wrote down. */
export const sources = Object.entries(files)
  .filter(([path]) => !path.includes('.test.'))
  .map(([path, text]) => ({ path: path.replace('../../src/', ''), text }));

/** Everything that a pattern's first group catches in the source, with how often, the most frequent first. */
export const counted = (pattern: RegExp): [string, number][] => {
  const counts = new Map<string, number>();
  for (const { text } of sources)
    for (const [, found] of text.matchAll(pattern)) if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
  return [...counts].sort(([a, first], [b, second]) => second - first || a.localeCompare(b));
};
