interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface JpegOptions {
  /** Pixels. */
  width: number;
  height: number;
  /** The part of the image; without it, the whole. */
  part?: Part;
  /** The name of the original, whose ending becomes `.jpg`. */
  name: string;
}

/** Draws an image, as it is seen upright, into a JPEG; null if the browser can't. */
export async function toJpeg(
  image: ImageBitmap,
  { width, height, part = { x: 0, y: 0, ...sizeOf(image) }, name }: JpegOptions,
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency, and black ink on black would be lost.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  return drawn && new File([drawn], `${name.replace(/\.\w+$/, '')}.jpg`, { type: drawn.type });
}

const sizeOf = ({ width, height }: ImageBitmap) => ({ width, height });
