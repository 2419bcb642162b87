import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './app/routes';
import { AppTheme } from './theme/AppTheme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

createRoot(root).render(
  <StrictMode>
    <AppTheme>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AppTheme>
  </StrictMode>,
);
