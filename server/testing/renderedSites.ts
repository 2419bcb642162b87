import { renderSitePage } from '#src/sites/render.tsx';
import type { BuiltSites } from '../sites/pages/builtSites.ts';

/** The renderer of published sites, from its source, with made-up file names. */
export const renderedSites: BuiltSites = {
  render: renderSitePage,
  assets: {
    entry: '/assets/site.js',
    form: ['/assets/enquirySender.js'],
    css: 'html{margin:0}',
  },
  files: new Set(['/assets/site.js', '/assets/enquirySender.js', '/assets/inter.woff2']),
};
