/** One of several pictures that belong together. */
export interface GalleryPicture {
  id: string | number;
  /** Its address in full size. */
  src: string;
  /** The same picture in a smaller size, for where it stands among others. */
  thumb?: string;
  /** What it shows. */
  alt: string;
  /** Stands in the generated placeholder when it cannot be loaded. */
  title: string;
  /** Under the picture when it is seen large. */
  caption?: string;
}
