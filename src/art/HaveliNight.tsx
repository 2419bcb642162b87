import { Drawing } from './Drawing.tsx';
import { haveli } from './drawings/haveli.tsx';

/** The haveli at night for the sign-in page, the same in both schemes. It covers its container. */
export function HaveliNight() {
  return <Drawing plan={haveli} seed="sign in" mood="rose" scheme="dark" />;
}
