import { HttpError } from '../errors.ts';

/**
 * Whether a row was changed since the caller read it, by the `updated_at` that the caller sends; false without one.
 * Throws 400 if that is not a time.
 */
export const isLate = (row: { readonly updatedAt: Date }, readAt: string | undefined): boolean => {
  if (readAt === undefined) return false;
  const readTime = Date.parse(readAt);
  if (Number.isNaN(readTime)) {
    throw new HttpError(400, 'updated_at must be a time', { errors: { updated_at: 'updated_at must be a time' } });
  }
  return readTime !== row.updatedAt.getTime();
};
