import { scriptPayloads } from './scriptPayloads';

const run = 'window.ran=1';

/** What else somebody gives a home for a name, with the pages of published sites in mind: their head, data and structured data. */
const forSites: readonly string[] = [
  `</script><script type="module">${run}</script>`,
  `"}</script><script>${run}</script>`,
  `<!--<script>${run}</script>-->`,
  `<!-- <script> "unclosed`,
  `{"@type":"Offer","price":1}</script><img src=x onerror=${run}>`,
  `","sameAs":"https://foreign.example","x":"`,
  `\\"}];${run};//`,
  `\\u0022,\\u003c/script\\u003e`,
  `"><meta http-equiv="refresh" content="0;url=//foreign.example">`,
  `' onload='${run}`,
  `x" autofocus onfocus="${run}" tabindex="1`,
  '`-alert(1)-`',
  `]]></style><script>${run}</script>`,
  `</style><style>*{display:none!important}</style>`,
  `url(javascript:${run})`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:msgbox(1)`,
  `//foreign.example/%2e%2e/`,
  '../../../superadmin/dashboard',
  `#" onclick="${run}`,
  `?q=<script>${run}</script>&a="b`,
  'nv-1abc nv-global',
  '__ORIGIN__ __CSP_NONCE__ $& $1 $`',
  '%s %d %o {{7*7}} <%= 7*7 %> #{7*7}',
  '\u202e<tpircs>1=nar.wodniw</tpircs>\u202c',
  '\u2066\u2067\u2068Villa\u2069\u2069\u2069 \u200e\u200f\u061c',
  '\u2028line\u2029paragraph\ufeffmark',
  '<\u200bscript\u200b>window.ran=1</script>',
  '＜script＞window.ran=1＜/script＞',
  'विला 🏡👨‍👩‍👧‍👦 بيت בית Z̸̛͑a̴͐l̵͒g̶̈́o̷͝',
  'W'.repeat(200),
];

/** Everything that a home may be called by somebody who means harm; each is at most 200 letters. */
export const hostileTexts: readonly string[] = [...scriptPayloads, ...forSites];
