import { renderSitePage } from '#src/sites/render.tsx';
import type { BuiltSites } from '../sites/pages/builtSites.ts';

/** What renders published sites, straight from its source, with names of files that no browser asks for here. */
export const renderedSites: BuiltSites = {
  render: renderSitePage,
  assets: {
    entry: '/assets/site.js',
    form: ['/assets/enquirySender.js'],
    css: 'html{margin:0}',
    faces: { inter: '/assets/inter.woff2' },
  },
  files: new Set(['/assets/site.js', '/assets/enquirySender.js', '/assets/inter.woff2']),
};
