import { inter } from '../typography';
import type { SiteLook } from './siteLook';

/** White, black and one lime; square corners, big sharp type. */
export const modern: SiteLook = {
  scheme: 'light',
  page: '#FFFFFF',
  panel: '#F4F6F4',
  ink: '#101615',
  slate: '#4A5452',
  line: '#C9CFCC',
  control: '#7C8683',
  heading: '#101615',
  accent: '#D9F05A',
  onAccent: '#101615',
  call: '#101615',
  onCall: '#FFFFFF',
  link: '#101615',
  tint: '#EEF7BE',
  radius: 0,
  headingFont: inter,
  h1: { weight: 640, spacing: '-0.055em', size: 92, phone: 54, leading: 0.94 },
  h2: { weight: 620, spacing: '-0.05em', size: 52, phone: 36 },
};
