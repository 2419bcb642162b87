import GlobalStyles from '@mui/material/GlobalStyles';
import { paths } from '#contract/paths.ts';
import { paintRules } from '#src/art/light/palettes.ts';
import { NotFound } from '#src/ui/feedback/NotFound.tsx';

const places = [
  { label: 'Find a home', to: paths.landing },
  { label: 'Post property', to: paths.broker.login },
  { label: 'About Nivaas', to: paths.about },
];

// The page is there before its scripts are: its drawing brings the colours that else come with the sprite.
const paint = <GlobalStyles styles={paintRules} />;

/** An unknown address (specification 001, sections 2 and 8), with the places that most people look for. */
export function NotFoundScreen() {
  return (
    <>
      {paint}
      <NotFound places={places} />
    </>
  );
}
