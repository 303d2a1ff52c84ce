/** Widths in which a wider image is stored in addition to its own width. */
export const imageWidths = [320, 640, 1280] as const;

/** Wider images are scaled down to this width. */
export const widestImage = 1920;

/**
 * `/files/<hash>-<width>x<height>.webp`: the URL of a stored image contains the size of its largest width; the height is
 * missing in URLs of images stored before. Its access, if it has one, is valid for all widths.
 */
const imageUrl = /^(\/files\/[\da-f]+)-(\d+)(?:x(\d+))?\.webp(\?access=[\w.-]+)?$/;

/** The URL of one width of a stored image, or `url` if that width does not exist. */
export const imageOfWidth = (url: string, width: (typeof imageWidths)[number]): string =>
  url.replace(imageUrl, (own, name: string, ownWidth: string, _height, access = '') =>
    Number(ownWidth) > width ? `${name}-${width}.webp${access}` : own,
  );

/** The `srcset` of a stored image; undefined for other images. */
export function imageSources(url: string): string | undefined {
  const [, name, ownWidth, , access = ''] = imageUrl.exec(url) ?? [];
  if (!name) return undefined;
  return [
    ...imageWidths
      .filter((width) => width < Number(ownWidth))
      .map((width) => `${name}-${width}.webp${access} ${width}w`),
    `${url} ${ownWidth}w`,
  ].join(', ');
}

/**
 * The size at which a stored image is drawn in a text: its own size, or the given width if that is smaller; undefined
 * for other images. The height follows from the width.
 */
export function drawnSize(
  url: string,
  given: { width?: string | number | null | undefined } = {},
): { width: number; height: number | undefined } | undefined {
  const [, name, ownWidth, ownHeight] = imageUrl.exec(url) ?? [];
  if (!name) return undefined;
  const own = Number(ownWidth);
  const width = Math.min(Number(given.width) || own, own);
  const height = ownHeight && Math.max(1, Math.round((Number(ownHeight) * width) / own));
  return { width, height: height || undefined };
}
