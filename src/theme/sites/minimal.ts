import { inter } from '../typography';
import type { SiteLook } from './siteLook';

/** White space first, then pictures. */
export const minimal: SiteLook = {
  scheme: 'light',
  page: '#FFFFFF',
  panel: '#FAFAF9',
  ink: '#141414',
  slate: '#565656',
  line: '#E6E6E4',
  control: '#838383',
  heading: '#141414',
  accent: '#141414',
  onAccent: '#FFFFFF',
  call: '#FFFFFF',
  onCall: '#141414',
  link: '#141414',
  tint: '#F0F0EE',
  radius: 2,
  headingFont: inter,
  h1: { weight: 480, spacing: '-0.045em', size: 60, phone: 40, leading: 1.04 },
  h2: { weight: 500, spacing: '-0.035em', size: 34, phone: 28 },
};
