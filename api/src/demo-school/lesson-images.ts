import sharp from 'sharp';

/** The images of lessons and questions by the name that stands in `src`: one in a line, small ones, a large one. */
const lessonImages: Readonly<Record<string, string>> = {
  'botao-soma': svg(
    24,
    24,
    `<rect width="24" height="24" rx="5" fill="#e7eef8"/>
     <path d="M17 7v-1.5h-10l5.5 6.5l-5.5 6.5h10v-1.5" ${stroke('#17406d', 1.8)}/>`,
  ),
  'um-quarto': svg(
    40,
    56,
    `<rect width="40" height="56" rx="4" fill="#fff"/>
     <path d="M16 10l5 -4v17 M8 28h24 M23 50v-17l-9 11h14" ${stroke('#16202c', 2.2)}/>`,
  ),
  'vendas-do-trimestre': svg(
    260,
    160,
    `<rect width="260" height="160" rx="8" fill="#f3f6fa"/>
     <path d="M30 130h204 M30 90h204 M30 50h204" ${stroke('#c3cedb', 1)}/>
     <path d="M48 130v-48h40v48z M112 130v-66h40v66z M176 130v-100h40v100z" fill="#2166b0"/>`,
  ),
  'planilha-do-ano': svg(2000, 1000, sheet({ columns: 13, rows: 20 })),
};

/** All images of lessons, with their names. */
export const drawLessonImages = (): Promise<(readonly [name: string, image: Buffer])[]> =>
  Promise.all(
    Object.entries(lessonImages).map(
      async ([name, source]) => [name, await sharp(Buffer.from(source)).png().toBuffer()] as const,
    ),
  );

/** Puts the addresses of stored images in the place of their names. */
export const withLessonImages = (html: string, urls: ReadonlyMap<string, string>): string =>
  html.replace(/(?<=<img )src="([\w-]+)"/g, (_source, name: string) => {
    const url = urls.get(name);
    if (!url) throw new Error(`no image is named ${name}`);
    return `src="${url}"`;
  });

function svg(width: number, height: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
}

function stroke(colour: string, width: number): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
}

/** A year in a spreadsheet: a header, a column of names, and bars for the numbers. */
function sheet({ columns, rows }: { columns: number; rows: number }): string {
  const [width, height] = [2000 / columns, 1000 / rows];
  const cells = Array.from({ length: columns * rows }, (_cell, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const isHead = row === 0 || column === 0;
    const length = 0.3 + 0.05 * ((row * 7 + column * 5) % 9);
    const bar = `<rect x="${column * width + 12}" y="${row * height + 16}" width="${length * width}" height="18" rx="4" fill="${isHead ? '#fff' : '#8fb4dd'}"/>`;
    return `<rect x="${column * width}" y="${row * height}" width="${width}" height="${height}" fill="${isHead ? '#17406d' : '#fff'}" stroke="#c3cedb"/>${bar}`;
  });
  return cells.join('');
}
