// Draws the pictures of the public pages' sample cards into public/pictures. Run `npm run pictures` after a change to a
// drawing or a sample, and commit the files. Each file contains both schemes and follows the scheme of its page.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawnPictures } from './pictures.mjs';

const folder = path.resolve('public/pictures');
await mkdir(folder, { recursive: true });
const pictures = drawnPictures();
for (const old of await readdir(folder)) if (!pictures.has(old)) await rm(path.join(folder, old));
for (const [name, svg] of pictures) await writeFile(path.join(folder, name), svg);
console.log(`${pictures.size} pictures in public/pictures`);
