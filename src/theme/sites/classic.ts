import { fraunces } from '../typography';
import type { SiteLook } from './siteLook';

/** Calm and complete: peacock on white, soft corners. */
export const classic: SiteLook = {
  scheme: 'light',
  page: '#FFFFFF',
  panel: '#F4EFE6',
  ink: '#16211F',
  slate: '#4F5C59',
  line: '#E4E0D8',
  control: '#858C87',
  heading: '#083F42',
  accent: '#0E5A5E',
  onAccent: '#FFFFFF',
  call: '#083F42',
  onCall: '#FFFFFF',
  link: '#0E5A5E',
  tint: '#E3F0EF',
  radius: 8,
  headingFont: fraunces,
  h1: { weight: 440, spacing: '-0.03em', size: 68, phone: 42, leading: 1 },
  h2: { weight: 480, spacing: '-0.015em', size: 40, phone: 30 },
};
