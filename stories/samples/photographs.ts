/** The names of the demo's photographs (`server/demo/photos`). */
export type Photograph =
  | 'bathroom'
  | 'bedroom'
  | 'dark'
  | 'flats'
  | 'floors'
  | 'kitchen'
  | 'living'
  | 'office'
  | 'panorama'
  | 'plot'
  | 'portrait'
  | 'shops'
  | 'stairs'
  | 'studio'
  | 'terrace'
  | 'tiny'
  | 'towers'
  | 'villa'
  | 'villaDusk';

/** The URL of a photograph in stories. */
export const photographUrl = (name: Photograph): string => `/photos/${name}.avif`;
