import '../theme/fonts.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStyleCache } from '../theme/styleCache.ts';
import { readHydrationData, rootId } from './hydrationData.ts';
import { PublishedSite } from './PublishedSite.tsx';

// Hydrates a page of a published site.
const root = document.getElementById(rootId);
const view = readHydrationData(document);
if (root && view) {
  // A transition hydrates in small steps, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(root, <PublishedSite view={view} cache={createStyleCache()} />);
  });
  // public/start.js repeats the click that came before.
  window.dispatchEvent(new Event('nivaas:listening'));
}
