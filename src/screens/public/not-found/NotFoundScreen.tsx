import { paths } from '../../../../contract/paths';
import { NotFound } from '../../../ui/feedback/NotFound';

const places = [
  { label: 'Find a home', to: paths.landing },
  { label: 'Post property', to: paths.broker.login },
  { label: 'About Nivaas', to: paths.about },
];

/** An unknown address (specification 001, sections 2 and 8), with the places that most people look for. */
export function NotFoundScreen() {
  return <NotFound places={places} />;
}
