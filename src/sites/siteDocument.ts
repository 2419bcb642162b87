import type { SitePageOrder } from '#contract/siteView.ts';
import { jsonBlock, rootId, viewId } from './hydrationData.ts';
import type { PageHead } from './siteHead.ts';
import { templateThemeOf } from './templateThemeOf.ts';

interface Rendered {
  /** Pictures to load early. */
  readonly links: string;
  readonly styles: string;
  readonly body: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;

const shared = ({ title, brand, description, path, image }: PageHead, origin: string): string =>
  [
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:locale', 'en_IN'),
    path && origin ? meta('property', 'og:url', origin + path) : '',
    image
      ? meta('property', 'og:image', /^https?:/.test(image.url) ? image.url : origin + image.url) +
        meta('property', 'og:image:alt', image.alt) +
        (image.width && image.height
          ? meta('property', 'og:image:width', String(image.width)) +
            meta('property', 'og:image:height', String(image.height))
          : '')
      : '',
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ].join('');

// The faces that the first screen is set in come with it; the rest only where they are needed.
const early = (faces: Readonly<Record<string, string>>, looks: string): string =>
  ['inter', 'fraunces']
    .filter((face) => face === 'inter' || looks.toLowerCase().includes(face))
    .flatMap((face) => faces[face] ?? [])
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escaped(href)}" crossorigin>`)
    .join('');

/** The whole HTML document of a site's page. Every text from people is escaped here, or was by React. */
export const siteDocument = (
  { view, origin, assets }: SitePageOrder,
  head: PageHead,
  { links, styles, body }: Rendered,
): string => {
  const templateTheme = templateThemeOf(view);
  const { scheme } = templateTheme;
  const isThere = view.kind !== 'missing';
  const canonical = head.path && origin ? `<link rel="canonical" href="${escaped(origin + head.path)}">` : '';
  const data = head.data ? `<script type="application/ld+json">${jsonBlock(head.data)}</script>` : '';
  // What is not there has nothing to press but links.
  const alive = isThere
    ? `<script type="application/json" id="${viewId}">${jsonBlock(view)}</script><script src="/start.js" data-app="${escaped(assets.entry)}" data-form="${escaped(assets.form.join(' '))}" defer></script>`
    : '';
  return `<!doctype html>
<html lang="en-IN" data-scheme="${scheme}" data-year="${new Date().getFullYear()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(head.title)}</title>
${meta('name', 'description', head.description)}${meta('name', 'robots', isThere ? 'index, follow, max-image-preview:large' : 'noindex')}
${isThere ? shared(head, origin) : ''}${canonical}
<meta name="color-scheme" content="${scheme}"><meta name="theme-color" content="${escaped(templateTheme.page)}">
<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
${links}${early(assets.faces, JSON.stringify(templateTheme))}<style>${assets.css}</style>${styles}${data}
</head>
<body><div id="${rootId}">${body}</div>${alive}</body>
</html>
`;
};
