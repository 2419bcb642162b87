/** A picture that cannot be taken: too large (413), not one of the formats (415), or too many at once (503). */
export class ImageRefused extends Error {
  readonly statusCode: 413 | 415 | 503;

  constructor(statusCode: 413 | 415 | 503, message: string) {
    super(message);
    this.name = 'ImageRefused';
    this.statusCode = statusCode;
  }
}
