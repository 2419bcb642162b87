import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { pageAt } from './app/pageAt.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

const here = pageAt(window.location);

// Hydrates a prerendered page. No top-level await here: the preloaded screen imports from the chunk that contains this module.
const takeOver = async (on: HTMLElement) => {
  await here.preload?.();
  // In small steps, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(on, app);
  });
  // public/start.js now repeats the last click that came before.
  window.dispatchEvent(new Event('nivaas:listening'));
};

// The server may send Not Found for an address that the router matches (`/Landing`): then the page is rendered from scratch.
if (root.dataset.page === here.path) void takeOver(root);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
