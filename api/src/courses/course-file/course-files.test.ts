import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { courseFile, type CourseFile } from '@sabia/domain/courses/course-file.ts';
import * as contract from '@sabia/domain/courses/course-files.contract.ts';
import { changeContent, readCourse } from '@sabia/domain/courses/courses.contract.ts';
import { requestUpload } from '@sabia/domain/files/files.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { drawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aStoredFile } from '../../files/files.factory.ts';
import { someQuestions } from '../../questions/questions.factory.ts';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { sql } from '../../platform/db/database.ts';
import { assertDefined } from '../../../test/support/assert-defined.ts';
import { someTerms } from '../../taxonomy/taxonomy.factory.ts';
import { anAdmin } from '../../users/users.factory.ts';
import { aContent, aCourse } from '../courses.factory.ts';
import { craftedZip, type CraftedItem } from './crafted-zip.factory.ts';
import { openZip } from './open-zip.ts';

const { app, call, db, folder, context, tokenOf } = await createTestApp();
const admin = await anAdmin(db);

async function upload(zip: Buffer, { as = admin, contentType = 'application/zip' } = {}) {
  const { body } = await call(as, requestUpload, {
    body: { fileName: 'curso.zip', contentType, size: zip.length },
  });
  await app.inject({
    method: 'PUT',
    url: body.uploadUrl,
    headers: { 'content-type': contentType },
    payload: zip,
  });
  return body.id;
}

const previewed = (uploadId: string, as: User = admin) =>
  call(as, contract.previewCourseImport, { body: { uploadId } });
const imported = (uploadId: string, as: User = admin) =>
  call(as, contract.importCourse, { body: { uploadId } });

async function exported(id: string) {
  const authorization = `Bearer ${await tokenOf(admin)}`;
  const answer = await app.inject({ url: `/v1/courses/${id}/file`, headers: { authorization } });
  expect(answer.headers['content-type']).toBe('application/zip');
  const zip = answer.rawPayload;
  expect(Number(answer.headers['content-length'])).toBe(zip.length);
  const limits = { items: 100, total: 10_000_000, ofItem: () => 10_000_000 };
  const items = await openZip(zip, limits);
  const json = await assertDefined(items.find(({ name }) => name === 'course.json')).read();
  return {
    zip,
    file: courseFile.parse(JSON.parse(json.toString())),
    media: items.map(({ name }) => name).filter((name) => name !== 'course.json'),
  };
}

/** Without what is a course's own: its slug, and the names of its files, which are told apart only. */
function comparable(file: CourseFile): CourseFile {
  const names = new Map<string, number>();
  const json = JSON.stringify({ ...file, course: { ...file.course, slug: 'curso' } });
  return JSON.parse(
    json.replace(/\/files\/[\da-f]+(?:-\d+x\d+)?\.(\w+)/g, (name, extension: string) => {
      names.set(name, names.get(name) ?? names.size);
      return `/files/${names.get(name)}.${extension}`;
    }),
  ) as CourseFile;
}

const written = async () => ({
  courses: await db.many(sql`select id from courses order by id`),
  terms: await db.many(sql`select id from terms order by id`),
  kept: await readdir(join(folder, 'files', 'kept')),
});

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 225, channels: 3, background } })
    .png()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n');
const captions = Buffer.from('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOi\n');
const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');

/** A course of every content type, with a file wherever there can be one. */
async function aFullCourse() {
  const keep = (bytes: Buffer, type: string) => aStoredFile(context, bytes, type);
  const [cover, drawing, sheet, spoken, video] = await Promise.all([
    keep(await picture('#1864ab'), 'image/png'),
    keep(await picture('#2b8a3e'), 'image/png'),
    keep(pdf, 'application/pdf'),
    keep(captions, 'text/vtt'),
    keep(film, 'video/mp4'),
  ]);
  const elsewhere = await aCourse(db, { title: 'Cerâmica' });
  await someQuestions(
    db,
    {
      contentId: await aContent(db, assertDefined(elsewhere.sections[0]).id, {
        contentType: 'EXAM',
      }),
    },
    2,
  );
  const [category = ''] = await someTerms(db, 'categories', ['Vida prática']);
  const { id, sections } = await aCourse(db, {
    title: 'Horta em vasos',
    slug: 'horta-em-vasos',
    subTitle: 'Da semente à salada',
    description: `<p>Veja: <img src="${drawing}" alt="Um vaso" /></p>`,
    estimatedCompletionHours: 2.5,
    paymentType: 'FREEMIUM',
    thumbUrl: cover,
    banners: [{ desktopUrl: cover, mobileUrl: drawing }],
    categories: ['Vida prática', 'Ciência'],
    sections: [
      {
        title: 'Terra',
        isFreemium: true,
        contents: [
          {
            title: 'O vaso',
            isPreview: true,
            pageContent: `<h2>Furos</h2><p><a href="${sheet}">Guia</a></p><table><tr><th>Vaso</th></tr></table><img src="${drawing}" alt="" />`,
            readComplements: [
              { type: 'FILE', title: 'Guia', fileUrl: sheet },
              { type: 'LINK', title: 'Embrapa', url: 'https://www.embrapa.br' },
            ],
            extraContents: [{ title: 'Filme', contentUrl: video }],
          },
          {
            contentType: 'VIDEO',
            title: 'Regando',
            videoUrl: video,
            captionsUrl: spoken,
            videoDescription: '<p>Sem encharcar.</p>',
            durationSeconds: 33,
          },
          { contentType: 'QUICK_QUESTION', title: 'E agora?' },
        ],
      },
      {
        title: 'Sementes',
        isActive: false,
        contents: [
          { contentType: 'EXAM', title: 'Prova', passingScore: 80, timeLimitMinutes: 20 },
          { isActive: false, title: 'Rascunho' },
        ],
      },
    ],
  });
  const [first, second] = sections;
  await someQuestions(db, { contentId: assertDefined(assertDefined(first).contentIds[2]) }, [
    { statement: `<p>Qual? <img src="${drawing}" alt="Uma folha" /></p>`, videoQuestionUrl: video },
  ]);
  await someQuestions(db, { contentId: assertDefined(assertDefined(second).contentIds[0]) }, 3);
  await aContent(db, assertDefined(second).id, {
    contentType: 'PRACTICE_EXAM',
    title: 'Revisão',
    questionsQtd: 2,
    generatedExamFilters: [assertDefined(first).id, category, id, elsewhere.id],
    drawQuotas: [drawQuota.parse({ questionsQtd: 1, categories: [category] })],
  });
  return id;
}

const full = await aFullCourse();
const whole = await exported(full);

describe('a whole course', () => {
  it('is a file with everything that it refers to, and no ids', () => {
    expect(whole.media.map((name) => name.replace(/[\da-f]{32}/, '')).toSorted()).toEqual([
      'media/-400x225.webp',
      'media/-400x225.webp',
      'media/.mp4',
      'media/.pdf',
      'media/.vtt',
    ]);
    expect(JSON.stringify(whole.file)).not.toMatch(/[\da-f]{8}-[\da-f]{4}-7/);
    expect(whole.file.course.sections[1]?.contents[2]?.drawnFrom).toEqual([
      { kind: 'section', position: 0 },
      { kind: 'categories', title: 'Vida prática' },
      { kind: 'course' },
      { kind: 'elsewhere', title: 'Cerâmica' },
    ]);
  });

  it('is looked at before it comes, and nothing is written', async () => {
    const before = await written();
    const { status, body } = await previewed(await upload(whole.zip));
    expect(status).toBe(200);
    expect(body).toEqual({
      title: 'Horta em vasos',
      slug: 'horta-em-vasos-2',
      sectionsQtd: 2,
      contentsQtd: 6,
      questionsQtd: 4,
      mediaQtd: 5,
      notices: [
        'Já existe um curso com o slug “horta-em-vasos”: este fica com “horta-em-vasos-2”.',
        '“Revisão” deixa de sortear questões de “Cerâmica”, que é de outro curso.',
        'As cotas do sorteio de “Revisão” não vêm com o arquivo: refaça em Configurações.',
      ],
    });
    expect(await written()).toEqual(before);
  });

  it('comes equal, inactive and with files of its own, once', async () => {
    const uploadId = await upload(whole.zip);
    const first = await imported(uploadId);
    expect(first.status).toBe(201);
    expect(first.headers.location).toBe(`/v1/courses/${first.body.id}`);
    const again = await imported(uploadId);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);

    const course = await call(admin, readCourse, { params: { id: first.body.id } });
    expect(course.body).toMatchObject({ isActive: false, slug: 'horta-em-vasos-2' });
    for (const url of JSON.stringify(course.body).match(/\/files\/[\w.-]+/g) ?? []) {
      expect((await app.inject({ url })).statusCode, url).toBe(200);
    }

    const copy = await exported(first.body.id);
    const expected = comparable(whole.file);
    const exam = assertDefined(expected.course.sections[1]?.contents[2]);
    exam.drawnFrom.pop();
    exam.quotasQtd = 0;
    expect(comparable(copy.file)).toEqual(expected);
  });

  it('comes to a school that knows none of its terms', async () => {
    const json = JSON.stringify(whole.file)
      .replaceAll('Vida prática', 'Jardinagem')
      .replaceAll('Iniciante', 'Broto');
    const uploadId = await upload(craftedZip([{ name: 'course.json', content: json }]));
    expect((await previewed(uploadId)).body.notices).toEqual(
      expect.arrayContaining([
        'A categoria “Jardinagem” será criada.',
        'O nível “Broto” será criado.',
        expect.stringMatching(/^O arquivo “[\da-f]{32}\.pdf” não veio junto\.$/),
      ]),
    );
    const { file } = await exported((await imported(uploadId)).body.id);
    expect(file.course).toMatchObject({ categories: ['Ciência', 'Jardinagem'], levels: ['Broto'] });
    expect(file.course.sections[1]?.contents[2]?.drawnFrom).toContainEqual({
      kind: 'categories',
      title: 'Jardinagem',
    });
  });
});

describe('a course of another program', () => {
  it('keeps the text of its pages block by block, and the losses are said by place', async () => {
    const file = structuredClone(whole.file);
    const [page] = assertDefined(file.course.sections[0]).contents;
    Object.assign(assertDefined(page), {
      title: 'Capítulo 1',
      pageContent:
        '<h1 id="um">Um</h1><div>10<sup>3</sup></div><dl><dt>Termo<dd>Definição</dl><p><a href="#um">acima</a> <a href="cap2.html">cap. 2</a> <a href="cap2.html#x">x</a></p><img src="/files/nada.png">',
    });
    const question = assertDefined(
      file.course.sections[0]?.contents.find(({ questions }) => questions.length > 0)?.questions[0],
    );
    question.explanation = '<p>Veja:</p><iframe src="https://v.example/1"></iframe>';
    const json = JSON.stringify({ ...file, course: { ...file.course, slug: 'manual' } });
    const uploadId = await upload(craftedZip([{ name: 'course.json', content: json }]));
    const notices = [
      '“Capítulo 1”: 2 links viraram texto, porque o endereço não está completo: “cap2.html”, “cap2.html#x”.',
      expect.stringMatching(
        /^“[^”]+”, questão 1: um vídeo, .* virou link: “https:\/\/v\.example\/1”\.$/,
      ),
    ];
    const preview = await previewed(uploadId);
    expect(preview.body.notices.filter((notice) => / vir(?:ou|aram) /.test(notice))).toEqual(
      notices,
    );

    const first = await imported(uploadId);
    expect(first.body.notices).toEqual(notices);
    expect((await imported(uploadId)).body).toEqual(first.body);
    const again = await exported(first.body.id);
    expect(again.file.course.sections[0]?.contents[0]?.pageContent).toBe(
      '<h2 id="user-content-um">Um</h2><p>10<sup>3</sup></p><dl><dt>Termo</dt><dd>Definição</dd></dl><p><a href="#user-content-um">acima</a> cap. 2 x</p><img src="/files/nada.png" />',
    );
  });
});

it('the captions that a course file brings in vain are named', async () => {
  const name = assertDefined(whole.media.find((medium) => medium.endsWith('.vtt')));
  const content = `${captions.toString()}\n00:00:04.000 --> 00:00:03.000\nTarde\n`;
  const items = [
    { name: 'course.json', content: JSON.stringify(whole.file) },
    { name, content },
  ];
  const uploadId = await upload(craftedZip(items));
  const notice = `“${name.slice('media/'.length)}”: algumas legendas não foram mantidas. Linha 6: a legenda termina antes de começar.`;
  expect((await previewed(uploadId)).body.notices).toContain(notice);
  expect((await imported(uploadId)).body.notices).toContain(notice);
});

describe('links between contents of a course', () => {
  const pages = (course: { sections: { contents: { pageContent?: string | null }[] }[] }) =>
    course.sections.flatMap(({ contents }) => contents.map(({ pageContent }) => pageContent));

  it('lead to the copies after an export and an import', async () => {
    const { id, slug, sections } = await aCourse(db, {
      title: 'Manual',
      sections: [
        { contents: [{ title: 'Um' }, { title: 'Dois' }] },
        { contents: [{ title: 'Três' }] },
      ],
    });
    const [um = '', dois = '', tres = ''] = sections.flatMap(({ contentIds }) => contentIds);
    const site = 'http://localhost';
    const link = (href: string, outside = '') => `<a href="${href}"${outside}>x</a>`;
    const change = (contentId: string, pageContent: string) =>
      call(admin, changeContent, { params: { id: contentId }, body: { pageContent } });
    await change(
      um,
      [
        link(`/cursos/${slug}?conteudo=${dois}#user-content-a`),
        link(`${site}/cursos/${id}?tela=x&amp;conteudo=${tres}`),
        link(`/cursos/${slug}`),
        link('/cursos/outro-curso'),
        link('https://exemplo.com.br/'),
      ].join(' '),
    );
    await change(tres, link(`/cursos/${slug}?conteudo=${um}`));

    const { zip, file } = await exported(id);
    expect(JSON.stringify(file)).not.toContain(um);
    expect(pages(file.course)[0]).toContain('"/este-curso/1-2#user-content-a"');
    const copy = await call(admin, readCourse, {
      params: { id: (await imported(await upload(zip))).body.id },
    });
    const copies = copy.body.sections.flatMap(({ contents }) =>
      contents.map((content) => content.id),
    );
    const to = (at: number) => `/cursos/${copy.body.slug}?conteudo=${copies[at]}`;
    expect(hrefs(pages(copy.body)[0])).toEqual([
      `${to(1)}#user-content-a`,
      to(2),
      `/cursos/${copy.body.slug}`,
      '/cursos/outro-curso',
      'https://exemplo.com.br/',
    ]);
    expect(hrefs(pages(copy.body)[2])).toEqual([to(0)]);
    const again = await exported(copy.body.id);
    expect(pages(again.file.course).map(hrefs)).toEqual(pages(file.course).map(hrefs));
  });

  it('of another program lead to the content whose key they name', async () => {
    const file = structuredClone(whole.file);
    const [first, second] = assertDefined(file.course.sections[0]).contents;
    Object.assign(assertDefined(first), { pageContent: '<a href="cap2.html#x">cap. 2</a>' });
    Object.assign(assertDefined(second), { key: 'cap2.html' });
    const read = async () =>
      imported(await upload(craftedZip([{ name: 'course.json', content: JSON.stringify(file) }])));
    const { body } = await call(admin, readCourse, { params: { id: (await read()).body.id } });
    const contents = assertDefined(body.sections[0]).contents;
    expect(hrefs(contents[0]?.pageContent)).toEqual([
      `/cursos/${body.slug}?conteudo=${contents[1]?.id}#user-content-x`,
    ]);

    Object.assign(assertDefined(first), { key: 'cap2.html' });
    expect((await read()).status).toBe(422);
  });

  const hrefs = (html: string | null | undefined) =>
    Array.from((html ?? '').matchAll(/href="([^"]*)"/g), ([, href]) => href);
});

describe('an upload', () => {
  it('is for who sent it, and has to be there, and a zip', async () => {
    const uploadId = await upload(whole.zip);
    expect((await previewed(uploadId, await anAdmin(db))).status).toBe(404);
    expect((await imported(uploadId, await anAdmin(db))).status).toBe(404);
    expect((await imported(await upload(pdf, { contentType: 'application/pdf' }))).status).toBe(
      415,
    );
    const { body } = await call(admin, requestUpload, {
      body: { fileName: 'curso.zip', contentType: 'application/zip', size: 10 },
    });
    expect((await previewed(body.id)).status).toBe(409);
  });
});

describe('what is refused whole, before anything is written:', () => {
  const { course } = whole.file;
  const asJson = (file: unknown): CraftedItem => ({
    name: 'course.json',
    content: typeof file === 'string' ? file : JSON.stringify(file),
  });
  const withCover = (name: string) =>
    asJson({ ...whole.file, course: { ...course, thumbUrl: `/files/${name}` } });
  const medium = (name: string, content: string | Buffer) => [
    withCover(name),
    { name: `media/${name}`, content },
  ];
  const changed = (changes: object) => [
    asJson({ ...whole.file, course: { ...course, ...changes } }),
  ];
  const xxe = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>';
  const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

  it.each<[string, CraftedItem[], string]>([
    ['a drawing with entities', medium('a.svg', xxe), 'não é aceito'],
    ['a drawing that says it is a picture', medium('a.png', xxe), 'danificado'],
    ['a page that says it is a document', medium('a.pdf', '<html></html>'), 'danificado'],
    ['a zip in the zip', medium('a.pdf', craftedZip([asJson('{}')])), 'danificado'],
    ['a zip in the zip, by its name', medium('a.zip', craftedZip([])), 'não é aceito'],
    ['captions that are none', medium('a.vtt', 'Oi'), 'danificado'],
    ['a film that is none', medium('a.mp4', 'Oi'), 'danificado'],
    [
      'a SCORM package',
      [
        { name: 'index.html', content: '<p>Oi</p>' },
        { name: 'imsmanifest.xml', content: '<manifest/>' },
      ],
      'um pacote SCORM .* Aqui entra o \\.zip que “Exportar”',
    ],
    ['a backup of Moodle', [{ name: 'moodle_backup.xml', content: '<a/>' }], 'backup do Moodle'],
    ['no course', [{ name: 'media/a.vtt', content: captions }], 'não traz um curso'],
    ['a course that is no JSON', [asJson('{"course":')], 'não pode ser lido'],
    ['a course too deep', [asJson(deep)], 'não pode ser lido'],
    [
      'a course with a NUL',
      [asJson(JSON.stringify({ ...whole.file, a: '\0' }))],
      'não pode ser lido',
    ],
    ['another file', [asJson({ version: 1, course })], 'não é um curso'],
    ['a later version', [asJson({ ...whole.file, version: 2 })], 'mais nova'],
    ['a course without a title', changed({ title: '' }), 'Campo obrigatório'],
    [
      'a course of nothing but a script',
      changed({ description: '<script>1</script>' }),
      'Campo obrigatório',
    ],
    ['an address that runs', changed({ thumbUrl: 'javascript:alert(1)' }), 'Endereço inválido'],
  ])('%s', async (_, items, message) => {
    // Each with a limit of requests of its own.
    const as = await anAdmin(db);
    const uploadId = await upload(craftedZip(items), { as });
    const before = await written();
    for (const ask of [previewed, imported]) {
      const { status, body } = await ask(uploadId, as);
      expect(status).toBe(422);
      expect(body.errors).toContainEqual(
        expect.objectContaining({ message: expect.stringMatching(message) }),
      );
    }
    expect(await written()).toEqual(before);
  });

  it.each([1, 77, 2 ** 31 - 1])('a draw from section %i, which is not there', async (position) => {
    const exam = { contentType: 'EXAM', title: 'Prova', questionsQtd: 1 };
    const contents = [{ ...exam, drawnFrom: [{ kind: 'section', position }] }];
    const sections = [{ title: 'Terra', contents }];
    const as = await anAdmin(db);
    const uploadId = await upload(craftedZip(changed({ sections })), { as });
    for (const ask of [previewed, imported]) {
      const { status, body } = await ask(uploadId, as);
      expect([status, body.errors]).toEqual([
        422,
        [
          {
            path: 'course.sections.0.contents.0.drawnFrom.0.position',
            message: 'O arquivo não tem esta seção.',
          },
        ],
      ]);
    }
  });

  it('says of each mistake where in the course it is', async () => {
    const sections = [{ title: 'Terra', contents: [{ contentType: 'VIDEO', title: '' }] }];
    const { body } = await previewed(await upload(craftedZip(changed({ sections }))));
    expect(body.errors).toEqual([
      { path: 'course.sections.0.contents.0.title', message: 'Campo obrigatório' },
      { path: 'course.sections.0.contents.0.videoUrl', message: 'Campo obrigatório' },
    ]);
  });
});

it('what runs in a text stays behind', async () => {
  const page = {
    contentType: 'TEXTPAGE',
    title: 'Oi',
    pageContent: '<p onclick="x()">Oi<script>x()</script><img src="x" onerror="x()"></p>',
  };
  const file = {
    ...whole.file,
    course: { ...whole.file.course, sections: [{ title: 'Terra', contents: [page] }] },
  };
  const zip = craftedZip([{ name: 'course.json', content: JSON.stringify(file) }]);
  const { body } = await imported(await upload(zip));
  const copy = await exported(body.id);
  expect(copy.file.course.sections[0]?.contents[0]?.pageContent).toBe('<p>Oi</p>');
});
