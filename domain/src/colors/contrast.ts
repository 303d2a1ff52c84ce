/** A colour of sRGB, such as `#1746b8`. */
export type Color = string;

/** The three parts of a colour, from 0 to 1, without the gamma of sRGB. */
export function linearParts(color: Color): [red: number, green: number, blue: number] {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** Relative luminance as defined by WCAG 2.2. */
export function luminance(color: Color): number {
  const [red, green, blue] = linearParts(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as defined by WCAG 2.2. */
export function contrast(one: Color, other: Color): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** The contrast of text that WCAG 2.2 AA asks for. */
export const readable = 4.5;

/** The same for text from 24 pixels. */
export const readableWhenLarge = 3;
