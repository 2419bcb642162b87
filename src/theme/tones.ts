import { peacock } from './peacock.ts';

/** A text colour with its tint, for chips, avatars and alerts. */
export interface Tone {
  tint: string;
  text: string;
}

export const toneNames = [
  'success',
  'warning',
  'error',
  'info',
  'peacock',
  'gulabi',
  'plum',
  'marigold',
  'leaf',
  'neutral',
] as const;

/** One of the ten tones. */
export type ToneName = (typeof toneNames)[number];

export const lightTones: Record<ToneName, Tone> = {
  success: { tint: '#E4F1E8', text: '#1F6A3F' },
  warning: { tint: '#FBF0D8', text: '#7A5200' },
  error: { tint: '#FBE7E5', text: '#A3221B' },
  info: { tint: '#E5EEF8', text: '#1B5492' },
  peacock: { tint: '#E3F0EF', text: peacock.light },
  gulabi: { tint: '#FBEAE5', text: '#9B3822' },
  plum: { tint: '#F0EAF5', text: '#6B3F86' },
  marigold: { tint: '#FBF0D8', text: '#7A5200' },
  leaf: { tint: '#E6F0DF', text: '#3F6330' },
  neutral: { tint: '#EFEBE3', text: '#4F5C59' },
};

export const darkTones: Record<ToneName, Tone> = {
  success: { tint: '#1B3226', text: '#7CCB98' },
  warning: { tint: '#35291A', text: '#E9B84C' },
  error: { tint: '#3A1F1D', text: '#F2958C' },
  info: { tint: '#1B2C40', text: '#8FBDF0' },
  peacock: { tint: '#1B3A3A', text: '#93D3D0' },
  gulabi: { tint: '#3A241E', text: '#F0957F' },
  plum: { tint: '#2D2138', text: '#CDA9E2' },
  marigold: { tint: '#35291A', text: '#E9B84C' },
  leaf: { tint: '#22321D', text: '#A3CB8E' },
  neutral: { tint: '#25312F', text: '#A9B6B2' },
};
