/** Values of Cache-Control. */

/** For files whose names contain a hash of their contents. */
export const immutable = 'public, max-age=31536000, immutable';

/** Revalidate with the ETag on every request. */
export const revalidate = 'public, max-age=0, must-revalidate';
