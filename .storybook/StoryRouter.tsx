import { createContext, type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';

interface StoryRouterProps {
  /** The pattern that the story answers to; everything unless told otherwise. */
  path?: string;
  /** Where the story starts. */
  at?: string;
  children: ReactNode;
}

const Story = createContext<ReactNode>(null);

function Here() {
  return useContext(Story);
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/** A router in memory: the story at its path; any other place shows its address, so that a play can look where it went. */
export function StoryRouter({ path = '*', at = '/', children }: StoryRouterProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      path === '*'
        ? [{ path, element: <Here /> }]
        : [
            { path, element: <Here /> },
            { path: '*', element: <Elsewhere /> },
          ],
      { initialEntries: [at] },
    ),
  );
  return (
    <Story value={children}>
      <RouterProvider router={router} />
    </Story>
  );
}
