import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folders, storyOf } from './folders.mjs';

const headings = { failed: 'Could not be taken', changed: 'Changed', new: 'New', gone: 'Gone' };

const escaped = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

const from = (folder, name) => path.posix.join('..', path.basename(folder), `${encodeURIComponent(name)}.png`);

const picture = (source, words) =>
  `<figure><figcaption>${words}</figcaption><a href="${source}"><img src="${source}" alt="${words}" loading="lazy"></a></figure>`;

const pictures = ({ name, state, why }) => {
  const before = picture(from(folders.baselines, name), 'Before');
  const after = picture(from(folders.taken, name), 'After');
  if (state === 'changed') return `${before}${after}${picture(`${encodeURIComponent(name)}.png`, 'Difference')}`;
  if (state === 'new') return after;
  if (state === 'gone') return before;
  return `<p>${escaped(why)}</p>`;
};

const article = (result) => {
  const { name, pixels, of } = result;
  const share = pixels ? ` <small>${pixels} pixels, ${((pixels / of) * 100).toFixed(2)} %</small>` : '';
  const mode = name.slice(storyOf(name).length + 1);
  return `<article id="${escaped(name)}"><h3>${escaped(storyOf(name))} <small>${escaped(mode)}</small>${share}</h3><div class="row">${pictures(result)}</div></article>`;
};

const style = `
body{font:15px/1.5 system-ui,sans-serif;margin:24px;color:#16211f;background:#faf7f2}
h1{font-size:24px}h2{font-size:19px;margin-top:32px}h3{font-size:15px;margin:24px 0 8px}
small{color:#4f5c59;font-weight:400}.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:16px;align-items:start}
figure{margin:0}figcaption{font-size:13px;color:#4f5c59;margin-bottom:4px}img{max-width:100%;border:1px solid #e4e0d8;background:#fff}
a{color:#0e5a5e}`;

/** The report as a page: what differs, with before, after and difference, most changed first. */
export const reportOf = (results) => {
  const of = (state) => results.filter((result) => result.state === state);
  const sections = Object.entries(headings).flatMap(([state, heading]) => {
    const found = of(state).sort(
      (one, other) => (other.pixels ?? 0) / (other.of ?? 1) - (one.pixels ?? 0) / (one.of ?? 1),
    );
    const stories = new Set(found.map(({ name }) => storyOf(name))).size;
    return found.length
      ? [
          `<section><h2>${heading}: ${found.length} pictures of ${stories} stories</h2>${found.map(article).join('')}</section>`,
        ]
      : [];
  });
  const summary = `${results.length} pictures, ${of('same').length} the same.`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual review</title><style>${style}</style><h1>Visual review</h1><p>${summary}</p>${sections.join('') || '<p>Nothing differs.</p>'}</html>`;
};

/** Writes the report and answers its path. */
export const writeReport = async (results) => {
  const file = path.join(folders.report, 'index.html');
  await writeFile(file, reportOf(results));
  return file;
};
