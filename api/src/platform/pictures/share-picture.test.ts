import { defaultBrand } from '@sabia/domain/school/brand.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSharePicture } from './share-picture.ts';

const picture = {
  artwork: { seed: 'orcamento-domestico', category: 'Finanças pessoais' },
  kicker: 'Finanças pessoais',
  title: 'Orçamento doméstico sem sofrimento',
  sentence: 'Descubra para onde vai o dinheiro.',
  brand: { ...defaultBrand, logo: null },
};

it.each([
  ['usual', picture.title],
  ['as long as it may be', 'W'.repeat(160)],
  ['written like markup', '<b>&amp;</b> & "\u0000'],
  ['empty', ''],
])('has the size of link previews with a title that is %s', async (_, title) => {
  const png = await drawSharePicture({ ...picture, title });
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(100_000);
});

it('writes its texts beside the tiles', async () => {
  const blank = await drawSharePicture({ ...picture, title: '', sentence: '', kicker: '' });
  const full = await drawSharePicture(picture);
  const inked = async (png: Buffer) => {
    const sheet = sharp(png).extract({ left: 440, top: 130, width: 760, height: 500 });
    const { channels } = await sheet.stats();
    return channels[0]?.mean ?? 0;
  };
  expect(await inked(full)).toBeLessThan((await inked(blank)) - 5);
});

it('has always the same bytes', async () => {
  expect((await drawSharePicture(picture)).equals(await drawSharePicture(picture))).toBe(true);
});
