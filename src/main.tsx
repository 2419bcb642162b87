import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './app/routes';
import { AppTheme } from './theme/AppTheme';
import { DrawingSprite } from './ui/illustrations/DrawingSprite';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

createRoot(root).render(
  <StrictMode>
    <AppTheme>
      {/* Outside the routes: a page that failed shows a drawing, too. */}
      <DrawingSprite />
      <RouterProvider router={createBrowserRouter(routes)} />
    </AppTheme>
  </StrictMode>,
);
