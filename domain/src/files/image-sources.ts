/** The widths that a stored image is kept in beside its own, as far as it is wider than they are. */
export const imageWidths = [320, 640, 1280] as const;

/** What is wider is made this wide. */
export const widestImage = 1920;

/** `/files/<hash>-<width>.webp`: the address of a stored image names its own width, the largest. */
const imageUrl = /^(\/files\/[\da-f]+)-(\d+)\.webp$/;

/** For where a browser takes one address only: as wide as that, if it is stored and wide enough. */
export const imageOfWidth = (url: string, width: (typeof imageWidths)[number]): string =>
  url.replace(imageUrl, (own, name: string, ownWidth: string) =>
    Number(ownWidth) > width ? `${name}-${width}.webp` : own,
  );

/** The `srcset` of a stored image; undefined for an image of elsewhere. */
export function imageSources(url: string): string | undefined {
  const [, name, ownWidth] = imageUrl.exec(url) ?? [];
  if (!name) return undefined;
  return [...imageWidths.filter((width) => width < Number(ownWidth)), Number(ownWidth)]
    .map((width) => `${name}-${width}.webp ${width}w`)
    .join(', ');
}
