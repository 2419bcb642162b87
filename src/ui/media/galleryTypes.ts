/** A picture of a gallery. */
export interface GalleryPhoto {
  id: string | number;
  /** The URL in full size. */
  src: string;
  /** The URL of a thumbnail. */
  thumb?: string;
  /** The alternative text. */
  alt: string;
  /** The text of the placeholder. */
  title: string;
  /** The caption in the lightbox. */
  caption?: string;
}
