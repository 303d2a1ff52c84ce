import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import { useEffect, useRef } from 'react';

interface GreyCanvasProps {
  picture: GreyPicture;
  /** Its description. */
  label: string;
}

/** A part of a photographed card. It is drawn from its values, so that no address of it has to be freed. */
export function GreyCanvas({ picture: { width, height, data }, label }: GreyCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const image = context.createImageData(width, height);
    const pixels = new Uint32Array(image.data.buffer);
    // The same value for red, green and blue, without transparency.
    for (const [at, value] of data.entries()) pixels[at] = 0xff_00_00_00 | (0x01_01_01 * value);
    context.putImageData(image, 0, 0);
  }, [width, height, data]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      style={{ inlineSize: '100%', maxInlineSize: 480, blockSize: 'auto', borderRadius: 8 }}
    />
  );
}
