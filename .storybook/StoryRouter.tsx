import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

interface StoryRouterProps {
  /** The story's route pattern. */
  path?: string;
  /** The initial location. */
  at?: string;
  children: ReactNode;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/** A memory router that shows the story at its path, and elsewhere the current address, which a play can check. */
export function StoryRouter({ path = '*', at = '/', children }: StoryRouterProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={path} element={children} />
        {path === '*' ? null : <Route path="*" element={<Elsewhere />} />}
      </Routes>
    </MemoryRouter>
  );
}
