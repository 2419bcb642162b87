import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { fetchPageAt } from './app/pageAt.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
fetchPageAt(window.location);
createRoot(root).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
