import '../theme/fonts.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStyleCache } from '../theme/styleCache.ts';
import { readHydrationData, rootId } from './hydrationData.ts';
import { PublishedSite } from './PublishedSite.tsx';

// A page of a published site came with its content: this takes it over.
const root = document.getElementById(rootId);
const view = readHydrationData(document);
if (root && view) {
  // In small steps: whoever touches the page meanwhile is heard.
  startTransition(() => {
    hydrateRoot(root, <PublishedSite view={view} cache={createStyleCache()} />);
  });
  // What was pressed before is pressed again by public/start.js.
  window.dispatchEvent(new Event('nivaas:listening'));
}
