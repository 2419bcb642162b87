import { escapeMarkup } from '#contract/rules/markup.ts';
import { foldMark, type RenderedView } from './renderView.ts';

/** What search engines and link previews read from a page. */
export interface PageHead {
  readonly title: string;
  /** The name of the website that the page belongs to. */
  readonly brand: string;
  readonly description: string;
  /**
   * The page's canonical path below the origin; undefined for a page without a canonical address, such as Not Found.
   */
  readonly path: string | undefined;
  readonly image:
    | { readonly url: string; readonly alt: string; readonly width: number | null; readonly height: number | null }
    | undefined;
  /** Structured data (schema.org). */
  readonly data?: object | undefined;
}

type Attributes = Readonly<Record<string, string>>;

/** Everything that an HTML document is built from. */
export interface PageDocument {
  readonly head: PageHead;
  /** The public origin, such as `https://nivaas.example`; empty if unknown: the page then omits its own URL. */
  readonly origin: string;
  /** Attributes of the html element besides its language. */
  readonly attributes?: Attributes;
  /** Trusted markup for the head: icons, colours. */
  readonly tags: string;
  /** The style sheet that declares the fonts. */
  readonly fonts: string;
  /** The URL of the style sheet with the view's later rules; if absent, they are inlined. */
  readonly sheet?: string;
  readonly view: RenderedView;
  /** Attributes of the element that the view is hydrated in. */
  readonly root: Attributes;
  /** What the view was rendered from, for the browser, with the id of its script element. */
  readonly data?: { readonly id: string; readonly value: unknown };
  /** Data attributes for public/start.js, which loads what hydrates the page; without them the page stays as it is. */
  readonly start?: Attributes;
}

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');

// No character in the JSON can end the script element or begin a comment.
const jsonScript = (attributes: Attributes, value: unknown): string =>
  `<script${attributesOf(attributes)}>${JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')}</script>`;

const named = (name: string, content: string): string => `<meta${attributesOf({ name, content })}>`;
const property = (property: string, content: string): string => `<meta${attributesOf({ property, content })}>`;

const imageTags = ({ url, alt, width, height }: NonNullable<PageHead['image']>, origin: string): string[] => [
  property('og:image', /^https?:/.test(url) ? url : origin + url),
  property('og:image:alt', alt),
  ...(width && height ? [property('og:image:width', `${width}`), property('og:image:height', `${height}`)] : []),
];

const sharingTags = ({ title, brand, description, path, image }: PageHead, origin: string): string[] => [
  property('og:title', title),
  property('og:description', description),
  property('og:type', 'website'),
  property('og:site_name', brand),
  property('og:locale', 'en_IN'),
  ...(origin ? [property('og:url', origin + path)] : []),
  ...(image ? imageTags(image, origin) : []),
  named('twitter:card', image ? 'summary_large_image' : 'summary'),
  ...(origin ? [`<link${attributesOf({ rel: 'canonical', href: origin + path })}>`] : []),
];

const headTags = (head: PageHead, origin: string): string => {
  const hasAddress = head.path !== undefined;
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    named('description', head.description),
    named('robots', hasAddress ? 'index, follow, max-image-preview:large' : 'noindex'),
    ...(hasAddress ? sharingTags(head, origin) : []),
  ].join('');
};

const fontFace = /@font-face\s*\{[^}]*\}/g;
const isFetched = (rule: string) => rule.includes('url(');

// What the first screen needs comes first: each of its files costs a round trip. Web fonts are not among them:
// public/start.js loads them after the page, and on a later visit enables their style element at once. So does
// public/color-scheme.js, which must therefore come after that element.

const laterStyles = ({ later }: RenderedView, sheet: string | undefined): string => {
  if (sheet) return `<link${attributesOf({ rel: 'stylesheet', href: sheet })}>`;
  return later && `<style>${later}</style>`;
};

/** Builds a whole HTML document. Text from users is escaped here, or was by React. */
export const pageDocument = ({
  head,
  origin,
  attributes = {},
  tags,
  fonts,
  view,
  sheet,
  root,
  data,
  start,
}: PageDocument): string =>
  `<!doctype html>
<html lang="en-IN"${attributesOf({ ...attributes, 'data-year': `${new Date().getFullYear()}` })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style id="faces" media="(scripting: none)">${fonts.match(fontFace)?.filter(isFetched).join('') ?? ''}</style>
${tags}${view.links}${start ? `<script src="/start.js"${attributesOf(start)} defer></script>` : ''}
${headTags(head, origin)}
<style>[data-island]{display:contents}${fonts.replace(fontFace, (rule) => (isFetched(rule) ? '' : rule))}</style>${view.styles}${head.data ? jsonScript({ type: 'application/ld+json' }, head.data) : ''}
</head>
<body><div${attributesOf(root)}>${view.body.replace(foldMark, () => laterStyles(view, sheet))}</div>${
    data ? jsonScript({ type: 'application/json', id: data.id }, data.value) : ''
  }</body>
</html>
`;
