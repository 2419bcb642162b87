import { fraunces } from '../typography';
import type { SiteLook } from './siteLook';

/** Cream, wine and gold, for old-city homes. */
export const heritage: SiteLook = {
  scheme: 'light',
  page: '#FBF4E6',
  panel: '#F5E9D2',
  ink: '#2B1A1A',
  slate: '#5D4A42',
  line: '#DDC08A',
  control: '#8A7660',
  heading: '#4A1523',
  accent: '#6B2334',
  onAccent: '#FFF6E6',
  call: '#4A1523',
  onCall: '#FFF6E6',
  link: '#6B2334',
  tint: '#F5E0D0',
  radius: 0,
  headingFont: fraunces,
  h1: { weight: 400, spacing: '-0.02em', size: 64, phone: 40, leading: 1.06 },
  h2: { weight: 420, spacing: '-0.01em', size: 44, phone: 32 },
};
