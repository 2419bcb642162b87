import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

const home = path.resolve('visual');

/** What is expected; what the last run took; what the report shows. Pictures are named `<story id>@<mode>.png`. */
export const folders = {
  baselines: path.join(home, 'baselines'),
  taken: path.join(home, 'taken'),
  report: path.join(home, 'report'),
};

/** The pictures in a folder, by name without `.png`; none when there is no such folder. */
export const picturesIn = async (folder) => {
  await mkdir(folder, { recursive: true });
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -'.png'.length));
};

/** A picture's file. */
export const fileOf = (folder, name) => path.join(folder, `${name}.png`);

/** The story's id in a picture's name. */
export const storyOf = (name) => name.slice(0, name.lastIndexOf('@'));
