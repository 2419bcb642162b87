// Checks that src/theme is the only place for colours, shadows, spacing, font sizes and font families, so that each can
// be measured and changed in one place. A website template's theme is its folder's theme.ts. SVG attributes
// (`font-size="30"`) are exempt. A font weight of the type scale (400, 500 or 600) may be set on a word; any other
// belongs to a variant. Tests are exempt.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const THEME = /^src\/theme\/|^src\/sites\/theme\/|^src\/sites\/templates\/\w+\/theme\.ts$|\.test\.tsx?$/;

const [, listed] = /steps = \[([^\]]*)\]/.exec(readFileSync('src/theme/spacing.ts', 'utf8'));
const steps = new Set(listed.match(/[\d.]+/g));
const SPACING =
  /(?<=^\s*|[{(,]\s*)['"]?(?:[mp][trblxy]?|(?:margin|padding)(?:[A-Z]\w*)?|(?:row|column)?[gG]ap)['"]?:\s*(\{[^}]*|[^,}]*)/g;
/** The values of a line's spacing properties. */
const spacings = (line) => [...line.matchAll(SPACING)].map(([, value]) => value);
const numbers = (value) => value.replace(/'[^']*'?|`[^`]*`?/g, '').match(/(?<![\w.])\d[\d.]*/g) ?? [];

/** The rules, each with examples that it must catch and pass: a broken rule would find no problems. */
const rules = [
  {
    finds: /(?<![\w&#/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)/i,
    says: 'a colour: take a role or tone of the theme',
    catches: ["color: '#0E5A5E'", "fill='#fff'", "'linear-gradient(#0A252EAA, transparent)'"],
    passes: ["href: '#contact'", "getElementById('#about')", '&#8377;', "'#face-and-name'"],
  },
  {
    finds: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|color)\((?=[\s\d#a-z.$])/i,
    says: 'a colour: take a role or tone of the theme (a mixed colour is a role, too)',
    catches: ["'rgba(8, 45, 47, 0.28)'", "'hsl(20 30% 40%)'", "'color-mix(in srgb, red, blue)'"],
    passes: ['pickColor(tone)'],
  },
  {
    finds:
      /\b(?:color|bgcolor|background|backgroundColor|borderColor|outlineColor|fill|stroke|stopColor)\b['"]?\s*[:=]\s*\{?\s*['"`](?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple|pink|teal|navy|silver|gold|common\.\w+|(?:grey|gray)\.\w+)['"`]/,
    says: 'a named colour: take a role or tone of the theme',
    catches: ["color: 'white'", 'fill="black"', "bgcolor: 'grey.100'"],
    passes: ["color: 'roles.ink'", 'fill="none"', 'fill="currentColor"', "bgcolor: 'transparent'"],
  },
  {
    finds: /\bfont(?:Size|Family|VariationSettings)\b|\bfont-(?:size|family)\s*:/,
    says: "a type size or face: take a variant, `typography: 'label'`",
    catches: ['fontSize: 14', 'fontSize: { xs: 15 }', 'fontFamily: fraunces', "'font-size: 12px'"],
    passes: ["typography: 'copy'", '<text font-size="30">'],
  },
  {
    finds: /\bfontWeight\b['"]?\s*:(?!\s*(?:[\w.]+\s*\?\s*)?(?:400|500|600)\b)/,
    says: 'a weight other than 400, 500 or 600: it belongs to a type variant',
    catches: ['fontWeight: 620', "fontWeight: 'bold'"],
    passes: ['fontWeight: 500', 'fontWeight: strong ? 600 : 400'],
  },
  {
    finds:
      /\b(?:boxShadow|textShadow)\b['"]?\s*[:=]\s*\d|\b(?:boxShadow|textShadow)\b['"]?\s*[:=][^\n]*?(?:\dpx|['"`\s]\d+ -?\d)|\bdrop-shadow\(/,
    says: 'a shadow: take a role of the theme, `boxShadow: (theme) => theme.vars?.palette.roles.shadow1`',
    catches: ["boxShadow: '0 1px 2px'", 'boxShadow: 3', 'boxShadow: `0 0 0 3px red`', "filter: 'drop-shadow(0 0 2px)'"],
    passes: ["boxShadow: 'none'", 'boxShadow: (theme) => theme.vars?.palette.roles.shadow1'],
  },
  {
    finds: {
      test: (line) => spacings(line).some((it) => /\dpx/.test(it) || numbers(it).some((number) => !steps.has(number))),
    },
    says: 'spacing off the scale: take a step of src/theme/spacing.ts, in `sx` as a number, elsewhere as `space(…)`',
    catches: [
      "gap: '8px'",
      "px: { xs: 0, sm: '14px' }",
      'sx={{ mt: 1.25 }}',
      "m: '0 auto 4px'",
      "'& p': { pb: '2px' }",
    ],
    passes: ['gap: 1', "'& p': { mx: 'auto', width: '4px' }", 'py: { xs: 2, sm: -2.5 }', 'p: space(1, 2)', "gap: '8%'"],
  },
  {
    finds: {
      test: (line, inPixels = true) =>
        inPixels && spacings(line).some((it) => numbers(it.replace(/space\([^)]*/g, '')).some(Number)),
    },
    says: 'spacing in pixels: take a step of src/theme/spacing.ts as `space(…)`',
    catches: ['gap: 12', "'& p': { marginTop: 8 }", 'padding: { a: 4 }'],
    passes: ['gap: space(1.5)', 'margin: 0', "padding: space(1, 2), marginInline: 'auto'"],
  },
];

const problems = [];
for (const { finds, says, catches, passes } of rules) {
  for (const line of catches) if (!finds.test(line)) problems.push(`The rule "${says}" misses ${line}`);
  for (const line of passes) if (finds.test(line)) problems.push(`The rule "${says}" is wrong about ${line}`);
}

// Comments may contain anything. Their line breaks are kept, so that line numbers stay correct.
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '$1');

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
  .map((entry) => path.posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
  .filter((file) => !THEME.test(file));
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  // In plain Emotion styles a number is pixels, not a spacing step.
  const inPixels = text.includes("'@emotion/styled'") || (file.startsWith('src/sites/') && !text.includes('@mui/'));
  for (const [index, line] of withoutComments(text).split('\n').entries())
    for (const { finds, says } of rules)
      if (finds.test(line, inPixels)) problems.push(`${file}:${index + 1} has ${says}\n    ${line.trim()}`);
}

for (const problem of problems) console.error(problem);
if (problems.length) {
  console.error(`Looks belong in src/theme: ${problems.length} problems.`);
  process.exitCode = 1;
} else
  console.log(
    `Looks: ${files.length} files, no colour, shadow, spacing or type size outside src/theme and the templates' own.`,
  );
