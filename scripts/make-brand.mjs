// Draws the brand's pictures into public/: favicons, logotype, social card. Run `npm run brand` after a change to the
// mark, the wordmark's font or a drawing, and commit the files. Needs a Chromium, as the tests do.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { cuspedArch } from '#src/art/cuspedArch.ts';
import { darkRoles, lightRoles } from '#src/theme/tokens.ts';
import { browserArgs, getBrowser } from './find-browser.mjs';

// The outlines of "Nivaas" in Fraunces 560 with a tracking of -20, 1000 units per em: an <img> cannot use our fonts.
const NAME = 'src/theme/fonts/nivaas-outline.txt';

const folder = path.resolve('public/brand');
const mark = await readFile('public/favicon.svg', 'utf8');
// The mark without its rounded tile, for platforms that apply their own shape.
const glyph = mark.slice(mark.indexOf('<path'), mark.lastIndexOf('</svg>'));
const filled = (inset) => {
  const scale = 1 - 2 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${lightRoles.brand}"/><g transform="translate(${32 * inset} ${32 * inset}) scale(${scale})">${glyph}</g></svg>`;
};

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer();

/** An .ico file: a header of 6 bytes, an entry of 16 bytes per picture, then the PNG pictures. */
const ico = (pictures) => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
};

const asData = (bytes, type) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const font = async (file) => asData(await readFile(`src/theme/fonts/${file}`), 'font/woff2');
const arch = (id, w, h) => `<clipPath id="${id}"><path d="${cuspedArch(0, 0, w, h, 9)}"/></clipPath>`;

const socialCard = async () => {
  const drawings = {
    a: asData(await readFile('src/art/brand/haveli-gold-4.svg'), 'image/svg+xml'),
    b: asData(await readFile('public/pictures/haveli-rose-7.svg'), 'image/svg+xml'),
  };
  const window = (id, x, y, w, h) =>
    `<g transform="translate(${x} ${y})"><g transform="translate(-8 -10)"><path fill="#E9DCC6" d="${cuspedArch(0, 0, w + 16, h + 10, 9)}"/></g><g clip-path="url(#${id})"><image href="${drawings[id]}" x="${-(h * 1.34 - w) / 2}" y="0" width="${h * 1.34}" height="${h}" preserveAspectRatio="xMidYMid slice"/></g></g>`;
  return `<!doctype html><style>
    @font-face{font-family:Fraunces;src:url(${await font('fraunces.woff2')});font-weight:100 900}
    @font-face{font-family:Inter;src:url(${await font('inter.woff2')});font-weight:100 900}
    *{margin:0}body{width:1200px;height:630px;background:${lightRoles.page};position:relative;overflow:hidden}
    .name{position:absolute;left:72px;top:72px;display:flex;gap:18px;align-items:center;font:560 46px Fraunces;letter-spacing:-.02em;color:${lightRoles.ink};font-variation-settings:'SOFT' 30,'WONK' 0}
    h1{position:absolute;left:72px;top:228px;width:520px;font:440 84px/1.02 Fraunces;letter-spacing:-.03em;color:${lightRoles.ink};font-variation-settings:'SOFT' 30,'WONK' 0}
    p{position:absolute;left:72px;top:440px;width:440px;font:400 26px/1.4 Inter;color:${lightRoles.slate}}
    svg.w{position:absolute;left:0;top:0}
  </style><div class="name"><svg width="60" height="60" viewBox="0 0 32 32">${mark.slice(mark.indexOf('<rect'), mark.lastIndexOf('</svg>'))}</svg>Nivaas</div>
  <h1>Homes, found with care</h1><p>Listings, brokers and their websites, from Jaipur outwards.</p>
  <svg class="w" width="1200" height="630"><defs>${arch('a', 250, 420)}${arch('b', 250, 520)}</defs>
  ${window('a', 620, 210, 250, 420)}${window('b', 900, 110, 250, 520)}</svg>`;
};

await mkdir(folder, { recursive: true });
const write = (file, bytes) => writeFile(path.join('public', file), bytes);
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(mark, size) })));
await write('favicon.ico', ico(small));
await write('brand/apple-touch-icon.png', await png(filled(0.06), 180));
const tile = mark.slice(mark.indexOf('<rect'), mark.lastIndexOf('</svg>'));
const name = (await readFile(NAME, 'utf8')).trim();
const logotype = (ink) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 32"><title>Nivaas</title>${tile}<path transform="translate(41 24.2) scale(.024)" fill="${ink}" d="${name}"/></svg>`;
await write('brand/logotype.svg', logotype(lightRoles.ink));
await write('brand/logotype-dark.svg', logotype(darkRoles.ink));
await write('brand/icon-192.png', await png(mark, 192));
await write('brand/icon-512.png', await png(mark, 512));
await write('brand/icon-maskable-512.png', await png(filled(0.14), 512));

const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserArgs });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(await socialCard());
await page.evaluate(() => document.fonts.ready);
const card = await page.screenshot();
await browser.close();
await write(
  'brand/social-card.png',
  await sharp(card).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer(),
);
