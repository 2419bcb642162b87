import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { App } from './app/App';
import { routes } from './app/routes';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

const screenIsThere = async (): Promise<void> => {
  const handle: unknown = matchRoutes(routes, window.location)?.at(-1)?.route.handle;
  if (typeof handle === 'object' && handle !== null && 'preload' in handle && typeof handle.preload === 'function')
    await handle.preload();
};

// The public pages come with their content: it stays as it is while the app takes it over.
if (root.hasChildNodes()) {
  await screenIsThere();
  hydrateRoot(root, <App router={createBrowserRouter(routes)} />);
} else createRoot(root).render(<App router={createBrowserRouter(routes)} />);
