import { Drawing } from './Drawing.tsx';
import { haveli } from './drawings/haveli.tsx';

/** The haveli under the moon, for the sign-in page: the same in both schemes, covering the box that it is put in. */
export function HaveliNight() {
  return <Drawing plan={haveli} seed="sign in" mood="rose" scheme="dark" />;
}
