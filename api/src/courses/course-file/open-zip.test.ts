import { describe, expect, it } from 'vitest';
import { craftedZip, type CraftedItem } from './crafted-zip.factory.ts';
import { openZip, type ZipLimits } from './open-zip.ts';

const limits: ZipLimits = {
  items: 5,
  total: 3_000_000,
  ofItem: (name) => (/^(?:course\.json|media\/[a-z\d]+\.\w+)$/.test(name) ? 2_000_000 : undefined),
};

const course: CraftedItem = { name: 'course.json', content: '{}' };

const open = async (zip: Buffer) => {
  const items = await openZip(zip, limits);
  return Promise.all(
    items.map(async ({ name, read }) => [name, (await read()).toString()] as const),
  );
};

describe('a zip', () => {
  it('is opened, packed or not, with its folders passed over', async () => {
    const zip = craftedZip([
      course,
      { name: 'media/', mode: 0o040755 },
      { name: 'media/a.vtt', content: 'WEBVTT', isDeflated: true, mode: 0o100644 },
    ]);
    expect(await open(zip)).toEqual([
      ['course.json', '{}'],
      ['media/a.vtt', 'WEBVTT'],
    ]);
  });

  it('may hold text that packs well', async () => {
    const content = Array.from({ length: 100_000 }, (_, line) => `Linha ${line}.`).join('\n');
    const [item] = await open(craftedZip([{ ...course, content, isDeflated: true }]));
    expect(item?.[1]).toBe(content);
  });
});

describe('a hostile zip is refused whole:', () => {
  const nameOr = 'danificado|não é aceito';
  const grows = 'cresce demais';
  const zeros = Buffer.alloc(1_900_000);

  it.each<[string, CraftedItem[], string]>([
    ['a path out of the folder', [course, { name: '../course.json' }], nameOr],
    ['a path out of the folder, further in', [course, { name: 'media/../../etc/passwd' }], nameOr],
    ['a path by backslashes', [course, { name: '..\\course.json' }], nameOr],
    ['an absolute path', [course, { name: '/etc/passwd' }], nameOr],
    ['a path with a drive', [course, { name: 'C:/windows' }], nameOr],
    ['a NUL in a name', [course, { name: 'media/a.png\0.vtt' }], nameOr],
    ['an empty name', [course, { name: '' }], nameOr],
    ['a hidden file', [course, { name: 'media/.htaccess' }], nameOr],
    ['a folder with something in it', [course, { name: 'media/', content: 'oi' }], nameOr],
    ['something that nobody asked for', [course, { name: 'index.html' }], nameOr],
    ['a symbolic link', [course, { name: 'media/a.vtt', mode: 0o120777 }], 'atalho'],
    ['a device', [course, { name: 'media/a.vtt', mode: 0o020666 }], 'atalho'],
    ['one name twice', [course, course], 'duas vezes'],
    [
      'one name twice where case does not matter',
      [course, { name: 'media/a.vtt' }, { name: 'media/a.VTT' }],
      'duas vezes',
    ],
    ['a password', [{ ...course, flags: 1, isDeflated: true }], 'senha'],
    ['strong encryption', [{ ...course, flags: 0x41 }], 'danificado'],
    ['an unknown way to pack', [{ ...course, method: 12 }], 'danificado'],
    ['a sum that is not right', [{ ...course, claimedSum: 7 }], 'danificado'],
    [
      'packed bytes that are none',
      [{ ...course, method: 8, content: 'oi, tudo bem?' }],
      'danificado',
    ],
    ['a bomb', [course, { name: 'media/a.png', content: zeros, isDeflated: true }], grows],
    [
      'a bomb that claims to be small',
      [course, { name: 'media/a.png', content: zeros, isDeflated: true, claimedSize: 10 }],
      'danificado',
    ],
    [
      'a bomb that claims to be smaller than its limit',
      [
        course,
        {
          name: 'media/a.png',
          content: Buffer.alloc(9_000_000),
          isDeflated: true,
          claimedSize: 1_900_000,
        },
      ],
      grows,
    ],
    ['an item over its limit', [{ ...course, content: noise(2_100_000) }], grows],
    [
      'items over the limit of all',
      [course, ...[1, 2].map((at) => ({ name: `media/${at}.png`, content: noise(1_600_000) }))],
      grows,
    ],
    [
      'items that share their bytes',
      [
        { name: 'media/1.png', content: noise(500_000) },
        { name: 'media/2.png', content: noise(500_000), sharesBytes: true },
      ],
      grows,
    ],
    [
      'too many items',
      [1, 2, 3, 4, 5, 6].map((at) => ({ name: `media/${at}.png` })),
      'itens demais',
    ],
  ])('%s', async (_, items, message) => {
    await expect(open(craftedZip(items))).rejects.toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'uploadId', message: expect.stringMatching(message) }],
    });
  });

  it('more items than it says', async () => {
    const items = [1, 2, 3].map((at) => ({ name: `media/${at}.png` }));
    expect(await open(craftedZip(items, 1))).toHaveLength(1);
    await expect(open(craftedZip(items, 4))).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no zip', Buffer.from('<!doctype html>')],
    ['half a zip', craftedZip([course]).subarray(0, -30)],
    ['a zip without its beginning', craftedZip([course]).subarray(10)],
    ['something behind its end', Buffer.concat([craftedZip([course]), Buffer.from('oi')])],
  ])('%s', async (_, bytes) => {
    await expect(open(bytes)).rejects.toMatchObject({
      errors: [{ message: expect.stringMatching('danificado') }],
    });
  });
});

/** Bytes that can not be packed. */
function noise(length: number): Buffer {
  let state = 7;
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state >>> 16;
    }),
  );
}
