// Writes the public pages as HTML into dist/client/pages, after the app was built for the browser and for Node, and packs the files
// that are served as they lie.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// As people get it, whatever runs the build: parts in development name classes otherwise.
process.env.NODE_ENV = 'production';
const client = path.resolve('dist/client');
const { renderPublicPages } = await import(path.resolve('dist/prerender/prerender.js'));

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const must = (text, pattern, by) => {
  if (!pattern.test(text)) throw new Error(`index.html holds no ${pattern}`);
  return text.replace(pattern, by);
};

// The faces' style sheet is written into the page: one request less before the first paint.
const inlined = async (html) => {
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  const css = await Promise.all(sheets.map(([, href]) => readFile(path.join(client, href), 'utf8')));
  return { bare: sheets.reduce((text, [tag]) => text.replace(tag, ''), html), css: css.join('').trim() };
};

// The faces that are fetched, and those that stand in for them until they are there.
const facesOf = (css) => {
  const rules = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const fetched = rules.filter((rule) => rule.includes('url(')).join('');
  if (!fetched) throw new Error('No face is fetched');
  return { fetched, others: css.replace(/@font-face\s*\{[^}]*\}/g, (rule) => (rule.includes('url(') ? '' : rule)) };
};

// The files of the faces, for pages that fetch them early.
const facesIn = (css) =>
  Object.fromEntries(
    ['inter', 'fraunces', 'fraunces-italic'].map((face) => [
      face,
      new RegExp(`/assets/${face}-[\\w-]{8}\\.woff2`).exec(css)?.[0],
    ]),
  );

const shell = await readFile(path.join(client, 'index.html'), 'utf8');
const { bare, css } = await inlined(shell);
const { fetched, others } = facesOf(css);
const app = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(bare)?.[1];

// What a page needs besides the app: its screen, and what that imports.
const readManifest = async (name) => JSON.parse(await readFile(path.join(client, '.vite', name), 'utf8'));
const filesOf = (chunks, module, entry) => {
  const files = new Set();
  const visit = (key) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`Nothing was built of ${key}`);
    const file = `/${chunk.file}`;
    if (file === entry || files.has(file)) return;
    files.add(file);
    chunk.imports?.forEach(visit);
  };
  visit(module);
  return [...files];
};
const chunks = await readManifest('manifest.json');

const pageOf = ({ path: address, screen, title, description, styles, body }) => {
  const [name, text] = [escaped(title), escaped(description)];
  let html = bare
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/, '')
    .replace(/<meta name="csp-nonce"[^>]*>\s*/, '');
  html = must(html, /<html lang="en-IN">/, `<html lang="en-IN" data-year="${new Date().getFullYear()}">`);
  html = must(html, /<title>[^<]*<\/title>/, `<title>${name}</title>`);
  html = must(html, /(<meta name="description" content=")[^"]*/, `$1${text}`);
  html = must(html, /(<meta property="og:title" content=")[^"]*/, `$1${name}`);
  html = must(html, /(<meta property="og:description" content=")[^"]*/, `$1${text}`);
  html = must(
    html,
    /<script type="module"[^>]*><\/script>/,
    `<script src="/start.js" data-app="${app}" data-parts="${filesOf(chunks, screen, app).join(' ')}" defer></script>`,
  );
  // Not Found is at no address of its own.
  const links = address.startsWith('/')
    ? `<link rel="canonical" href="__ORIGIN__${address}"><meta property="og:url" content="__ORIGIN__${address}">`
    : '';
  // The page is read in the faces that stand in; a first visit fetches the others when it has been painted (public/start.js),
  // a later one has them at once (public/color-scheme.js).
  html = must(
    html,
    /<script src="\/color-scheme\.js">/,
    (script) =>
      `<style id="faces" media="not all">${fetched}</style><noscript><style>${fetched}</style></noscript>${script}`,
  );
  html = must(html, /<\/head>/, () => `${links}<style>${others}</style>${styles}</head>`);
  return must(html, /<div id="root"><\/div>/, () => `<div id="root" data-page="${address}">${body}</div>`);
};

const folder = path.join(client, 'pages');
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const pages = await renderPublicPages();
for (const page of pages) await writeFile(path.join(folder, page.file), pageOf(page));
const listed = pages.map(({ file, path: address, visitor }) => ({ file, path: address, visitor }));
await writeFile(path.join(folder, 'pages.json'), JSON.stringify(listed));

// What the pages of published sites name: the server makes them (server/sites).
const siteChunks = await readManifest('sites.json');
const sites = siteChunks['src/sites/hydrate.tsx'];
const entry = `/${sites.file}`;
const form = filesOf(siteChunks, 'src/sites/enquiry/enquirySender.ts', entry);
const siteCss = (await Promise.all((sites.css ?? []).map((sheet) => readFile(path.join(client, sheet), 'utf8')))).join(
  '',
);
await writeFile(
  path.join(folder, 'sites.json'),
  JSON.stringify({ entry, form, css: siteCss.trim(), faces: facesIn(siteCss) }),
);

const packable = /\.(?:js|css|svg|webmanifest)$/;
const pack = { br: promisify(brotliCompress), gz: promisify(gzip) };
const options = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, gz: { level: 9 } };
const files = await readdir(client, { recursive: true, withFileTypes: true });
for (const file of files.filter((entry) => entry.isFile() && packable.test(entry.name))) {
  const name = path.join(file.parentPath, file.name);
  const plain = await readFile(name);
  if (plain.length < 1024) continue;
  for (const [ending, one] of Object.entries(pack))
    await writeFile(`${name}.${ending}`, await one(plain, options[ending]));
}
console.log(`${pages.length} public pages in ${path.relative('.', folder)}`);
