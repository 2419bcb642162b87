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

// A page that came with its content keeps it while the app takes it over. Nothing waits at the top level here: what is fetched
// ahead imports from the very chunk that this is in.
const takeOver = async (on: HTMLElement) => {
  await here.preload?.();
  // In small steps: whoever touches the page meanwhile is heard.
  startTransition(() => {
    hydrateRoot(on, app);
  });
  // What was pressed before is pressed again by public/start.js.
  window.dispatchEvent(new Event('nivaas:listening'));
};

// The server does not know every address that the app leads somewhere (`/Landing`): it sent Not Found, and something is found.
if (root.dataset.page === here.path) void takeOver(root);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
