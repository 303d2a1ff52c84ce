/** Colours and logo of the school's documents. */
export const blue = { deep: '#17469a', strong: '#1d57bd', light: '#bcd4fe', lightest: '#dde9ff' };
export const ink = { strong: '#12203a', quiet: '#505a6d', hairline: '#dcd7cb' };
export const paper = '#fbfaf7';

/** The logo, a sabiá-laranjeira, in a square. */
export function drawBird(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 32);
  for (const [outline, colour] of bird) doc.path(outline).fill(colour);
  doc.circle(23.4, 10.2, 1.25).fill('#ffffff').restore();
}

/** The logo for an SVG, in a square of 32. */
export const birdSvg = () =>
  bird.map(([outline, colour]) => `<path fill="${colour}" d="${outline}"/>`).join('') +
  '<circle cx="23.4" cy="10.2" r="1.25" fill="#ffffff"/>';

/** The same paths as in web/public/sabia.svg. */
const bird = [
  [
    'M2 27l10.4-11.6C12.8 9.4 16.8 5.6 21.4 5.6c3.7 0 6.4 2.6 6.7 6.2.5 7.7-4.9 14.2-12.6 14.2H9.6Z',
    '#2f6fdc',
  ],
  [
    'M28.1 12.2c.2 7.5-5.1 13.8-12.6 13.8-1 0-2 0-2.9-.1 4.8-1.3 7.2-4.7 8.3-9.1.8-3.3 3.9-5 7.2-4.6Z',
    '#f08c2e',
  ],
  ['m27.3 8.7 4.3.3-3.5 2.9Z', '#c96a12'],
] as const;
