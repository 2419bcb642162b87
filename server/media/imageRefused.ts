/** A picture that cannot be taken: too large (413), not one of the formats (415), or too many at once (503). */
export class ImageRefused extends Error {
  readonly status: 413 | 415 | 503;

  constructor(status: 413 | 415 | 503, message: string) {
    super(message);
    this.name = 'ImageRefused';
    this.status = status;
  }
}

/** For more pictures at once than may wait. */
export const tooManyPictures = (): ImageRefused =>
  new ImageRefused(503, 'Too many pictures at once. Please try again shortly.');
