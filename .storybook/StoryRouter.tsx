import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

interface StoryRouterProps {
  /** The pattern that the story answers to; everything unless told otherwise. */
  path?: string;
  /** Where the story starts. */
  at?: string;
  children: ReactNode;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/** A router in memory: the story at its path; any other place shows its address, so that a play can look where it went. */
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
