import { StrictMode } from 'react';
import { AppTheme } from '../theme/mui/AppTheme.tsx';
import { Pages } from './Pages.tsx';

/** The whole app, without a router. */
export function App() {
  return (
    <StrictMode>
      <AppTheme>
        <Pages />
      </AppTheme>
    </StrictMode>
  );
}
