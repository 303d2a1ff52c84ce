/**
 * The address of a cover that the site draws itself, which an author chooses instead of an image. Pages draw the panel
 * of the entity; other readers of the API find a panel at this address.
 */
export const drawnCover = '/capa-desenhada.svg';

/** The image of a cover; null for a drawing. */
export const photoOf = (cover: string | null): string | null =>
  cover === drawnCover ? null : cover;
