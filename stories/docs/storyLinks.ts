import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The names of the stories in a file's source text. */
export const storiesIn = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name = '']) => name);

/** A story's name as people read it: `NothingFits` is Nothing Fits. */
export const nameOf = (story: string): string => storyNameFromExport(story);

/** Where Storybook shows a story of a file. */
export const storyLink = (file: string, story: string): string =>
  `./?path=/story/${toId(file, storyNameFromExport(story))}`;

/** Where Storybook shows all stories of a file on one page. */
export const pageLink = (file: string): string => `./?path=/docs/${toId(file, 'docs')}`;
