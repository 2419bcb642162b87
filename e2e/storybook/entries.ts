import { readFileSync } from 'node:fs';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const entries = Object.values(index.entries);
const stories = entries.filter(({ type }) => type === 'story');

/** The stories' ids in the static Storybook, grouped by the title of their component. */
export const components = [...new Set(stories.map(({ title }) => title))].map((title) => ({
  title,
  ids: stories.filter((story) => story.title === title).map(({ id }) => id),
}));

/** The ids of the docs pages. */
export const docs = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
