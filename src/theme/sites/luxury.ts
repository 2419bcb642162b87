import { fraunces } from '../typography';
import type { SiteLook } from './siteLook';

/** Dark and slow: gold on near-black, for a few fine homes. */
export const luxury: SiteLook = {
  scheme: 'dark',
  page: '#14120F',
  panel: '#1E1A15',
  ink: '#F5EFE3',
  slate: '#BFB5A4',
  line: '#3A342A',
  control: '#857A68',
  heading: '#F5EFE3',
  accent: '#D4AF6A',
  onAccent: '#16120A',
  call: '#F5EFE3',
  onCall: '#14120F',
  link: '#E0C084',
  tint: '#2E2719',
  radius: 0,
  headingFont: fraunces,
  h1: { weight: 380, spacing: '-0.02em', size: 72, phone: 44, leading: 1.02 },
  h2: { weight: 400, spacing: '-0.01em', size: 42, phone: 32 },
};
