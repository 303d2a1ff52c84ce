/**
 * The largest course (product.md C23). What exceeds a limit is refused where it is created and imported, so that
 * every course can be ordered, exported and imported again.
 */
export const sectionsLimit = 500;
/** Of a section. */
export const contentsLimit = 1000;
