/** Widths in which a wider image is stored in addition to its own width. */
export const imageWidths = [320, 640, 1280] as const;

/** Wider images are scaled down to this width. */
export const widestImage = 1920;

/**
 * `/files/<hash>-<width>.webp`: the URL of a stored image contains its largest width. Its access, if it
 * has one, is valid for all widths.
 */
const imageUrl = /^(\/files\/[\da-f]+)-(\d+)\.webp(\?access=[\w.-]+)?$/;

/** The URL of one width of a stored image, or `url` if that width does not exist. */
export const imageOfWidth = (url: string, width: (typeof imageWidths)[number]): string =>
  url.replace(imageUrl, (own, name: string, ownWidth: string, access: string | undefined) =>
    Number(ownWidth) > width ? `${name}-${width}.webp${access ?? ''}` : own,
  );

/** The `srcset` of a stored image; undefined for other images. */
export function imageSources(url: string): string | undefined {
  const [, name, ownWidth, access = ''] = imageUrl.exec(url) ?? [];
  if (!name) return undefined;
  return [...imageWidths.filter((width) => width < Number(ownWidth)), Number(ownWidth)]
    .map((width) => `${name}-${width}.webp${access} ${width}w`)
    .join(', ');
}
