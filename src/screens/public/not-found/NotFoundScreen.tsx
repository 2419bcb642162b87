import GlobalStyles from '@mui/material/GlobalStyles';
import { paths } from '#contract/paths.ts';
import { paintRules } from '#src/art/light/palettes.ts';
import { NotFound } from '#src/ui/feedback/NotFound.tsx';

const places = [
  { label: 'Find a home', to: paths.landing },
  { label: 'Post property', to: paths.broker.login },
  { label: 'About Nivaas', to: paths.about },
];

// The prerendered page shows its drawing before any script runs, so it includes the colours that usually load with the
// sprite.
const paint = <GlobalStyles styles={paintRules} />;

/** An unknown address (specification 001, sections 2 and 8), with links to the most visited pages. */
export function NotFoundScreen() {
  return (
    <>
      {paint}
      <NotFound places={places} />
    </>
  );
}
