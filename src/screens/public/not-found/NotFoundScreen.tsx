import { paths } from '#contract/paths.ts';
import { NotFound } from '#src/ui/feedback/NotFound.tsx';

const places = [
  { label: 'Find a home', to: paths.landing },
  { label: 'Post property', to: paths.broker.login },
  { label: 'About Nivaas', to: paths.about },
];

/** An unknown address (specification 001, sections 2 and 8), with links to the most visited pages. */
export function NotFoundScreen() {
  return <NotFound places={places} />;
}
