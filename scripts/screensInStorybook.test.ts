import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageLink, specifiedScreens, storiesIn, storyLink } from '#stories/docs/specifiedScreens.ts';

// What Storybook's page "docs/Screens" says (stories/docs). That its links lead somewhere in the built Storybook is
// e2e/storybook/static.storybook.ts's to show.
const storyFile = (name: string) => `stories/${name}.stories.tsx`;
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.replaceAll('\\', '/')),
  );

describe('the specification’s screens in Storybook', () => {
  it('are all screens of the product, and the frames around them', () => {
    const screens = [...filesBelow('src/screens'), ...filesBelow('src/app/layouts')].filter((file) =>
      /(Screen|Layout)\.tsx$/.test(file),
    );
    expect(screens.length).toBeGreaterThan(20);
    const listed = specifiedScreens.map(({ stories }) => `src/${stories}.tsx`);
    expect(listed.toSorted()).toEqual(screens.toSorted());
  });

  it.each(specifiedScreens)('$name has states, and parts that are there', ({ stories, parts }) => {
    expect(storiesIn(readFileSync(storyFile(stories), 'utf8'))).not.toEqual([]);
    expect(parts.filter((part) => !existsSync(storyFile(part)))).toEqual([]);
  });

  it('names each story that a file has', () => {
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
