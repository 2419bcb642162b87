import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { specifiedScreens } from '#stories/docs/specifiedScreens.ts';
import { pageLink, storiesIn, storyLink } from '#stories/docs/storyLinks.ts';

// Checks Storybook's page "docs/Screens" (stories/docs). e2e/storybook/static.storybook.ts checks its links in the built Storybook.
const storyFile = (name: string) => `stories/${name}.stories.tsx`;
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.replaceAll('\\', '/')),
  );

describe('the specification’s screens in Storybook', () => {
  it('are all screens and layouts of the product', () => {
    const screens = [...filesBelow('src/screens'), ...filesBelow('src/app/layouts')].filter((file) =>
      /(Screen|Layout)\.tsx$/.test(file),
    );
    expect(screens.length).toBeGreaterThan(20);
    const listed = specifiedScreens.map(({ stories }) => `src/${stories}.tsx`);
    expect(listed.toSorted()).toEqual(screens.toSorted());
  });

  it.each(specifiedScreens)('$name has stories, and parts that exist', ({ stories, parts }) => {
    expect(storiesIn(readFileSync(storyFile(stories), 'utf8'))).not.toEqual([]);
    expect(parts.filter((part) => !existsSync(storyFile(part)))).toEqual([]);
  });

  it('names each story of a file', () => {
    for (const { stories } of specifiedScreens) {
      const text = readFileSync(storyFile(stories), 'utf8');
      expect(storiesIn(text), stories).toEqual([...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name));
    }
  });

  it('links as Storybook does', () => {
    expect(storyLink('screens/broker/post-property/PostPropertyScreen', 'PhotoRefusedByServer')).toBe(
      './?path=/story/screens-broker-post-property-postpropertyscreen--photo-refused-by-server',
    );
    expect(pageLink('ui/data/StatCards')).toBe('./?path=/docs/ui-data-statcards--docs');
  });
});
