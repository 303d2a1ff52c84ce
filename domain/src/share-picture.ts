/** Pixels of the picture that other sites show beside a link (Open Graph). */
export const pictureSize = { width: 1200, height: 630 };
