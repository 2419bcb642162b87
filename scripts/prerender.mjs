// Writes the public pages into dist/client/pages and compresses the static files. Runs after the builds for the browser
// and for Node.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const client = path.resolve('dist/client');
const { renderPublicPages, publicPage } = await import(path.resolve('dist/render/publicPages.js'));

const readText = (...names) => readFile(path.join(client, ...names), 'utf8');
const stylesOf = async (sheets) => (await Promise.all(sheets.map((sheet) => readText(sheet)))).join('').trim();

/**
 * Reads a build's entry from its manifest: its files and styles, and (`besides`) the further files that a module needs.
 * Each file comes after those that it imports.
 */
const readEntry = async (manifest, source) => {
  const chunks = JSON.parse(await readText('.vite', manifest));
  const chunksOf = (key, seen = new Set()) => {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = chunks[key];
    if (!chunk) throw new Error(`${key} was not built`);
    return [...(chunk.imports ?? []).flatMap((one) => chunksOf(one, seen)), chunk];
  };
  const entry = chunksOf(source);
  const filesOf = (list) => list.map(({ file }) => `/${file}`);
  return {
    entry: filesOf(entry).join(' '),
    besides: (module) => filesOf(chunksOf(module).filter((chunk) => !entry.includes(chunk))),
    css: await stylesOf(entry.flatMap(({ css = [] }) => css)),
  };
};

const folder = path.join(client, 'pages');
await rm(folder, { recursive: true, force: true });
await mkdir(folder);

const { entry, css } = await readEntry('public.json', 'src/hydrate.tsx');
const shell = await readText('index.html');
const pages = await renderPublicPages();
/** Writes a style sheet next to those of the build, and resolves with its URL. */
const writeSheet = async (rules) => {
  const name = `/assets/${createHash('sha256').update(rules).digest('base64url').slice(0, 8)}.css`;
  await writeFile(path.join(client, name), rules);
  return name;
};
for (const page of pages) {
  const { later } = page.view;
  const html = publicPage(page, { entry, css, shell, ...(later && { sheet: await writeSheet(later) }) });
  await writeFile(path.join(folder, `${page.file}.html`), html);
}
const listed = pages.map(({ file, page, visitor }) => ({ file: `${file}.html`, path: page.path, visitor }));
await writeFile(path.join(folder, 'pages.json'), JSON.stringify(listed));

// The built files that the pages for finding a home link to; the server renders them on request (server/homes/pages).
const homes = await readEntry('public.json', 'src/app/homes/hydrate.tsx');
await writeFile(path.join(folder, 'homes.json'), JSON.stringify({ entry: homes.entry, front: entry, css, shell }));

// The built files that the pages of published sites link to; the server renders them on request (server/sites/pages).
const site = await readEntry('sites.json', 'src/sites/hydrate.tsx');
const siteAssets = {
  entry: site.entry,
  form: site.besides('src/sites/enquiry/enquirySender.ts'),
  css: site.css,
};
await writeFile(path.join(folder, 'sites.json'), JSON.stringify(siteAssets));

const compressible = /\.(?:js|css|svg|webmanifest)$/;
const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };
const options = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, gz: { level: 9 } };
const files = await readdir(client, { recursive: true, withFileTypes: true });
for (const file of files.filter((entry) => entry.isFile() && compressible.test(entry.name))) {
  const name = path.join(file.parentPath, file.name);
  const plain = await readFile(name);
  if (plain.length < 1024) continue;
  for (const [extension, run] of Object.entries(compress))
    await writeFile(`${name}.${extension}`, await run(plain, options[extension]));
}
console.log(`${pages.length} public pages in ${path.relative('.', folder)}`);
