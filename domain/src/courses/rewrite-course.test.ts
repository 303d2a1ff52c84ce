import { expect, it } from 'vitest';
import { courseFile } from './course-file.ts';
import { renameStoredFiles, rewriteCourse, storedFilesOf } from './rewrite-course.ts';

const { course } = courseFile.parse({
  format: 'sabia-course',
  version: 1,
  course: {
    title: 'Horta',
    slug: 'horta',
    shortDescription: 'Em vasos.',
    description: '<p>Veja <img src="/files/a1-64.webp" alt="/files/texto.pdf" />.</p>',
    estimatedCompletionHours: 1,
    thumbUrl: '/files/a2-64.webp',
    banners: [{ desktopUrl: '/files/a3-64.webp', mobileUrl: 'https://exemplo.com/files/x.webp' }],
    categories: ['Casa'],
    levels: ['Iniciante'],
    skills: ['Paciência'],
    sections: [
      {
        title: 'Terra',
        contents: [
          {
            contentType: 'TEXTPAGE',
            title: 'O vaso',
            pageContent:
              '<p><a href="/files/b1.pdf">Guia</a> <a href="/cursos/horta">curso</a></p>',
            extraContents: [{ title: 'Filme', contentUrl: '/files/b2.mp4' }],
            readComplements: [{ type: 'FILE', title: 'Guia', fileUrl: '/files/b1.pdf' }],
          },
          {
            contentType: 'VIDEO',
            title: 'A rega',
            videoUrl: '/files/c1.mp4',
            captionsUrl: '/files/c2.vtt',
            videoDescription: '<img src="/files/c3-64.webp" />',
          },
          {
            contentType: 'QUICK_QUESTION',
            title: 'E agora?',
            questions: [
              {
                statement: '<img src="/files/d1-64.webp" />',
                videoQuestionUrl: '/files/d2.mp4',
                explanation: '<img src="/files/d3-64.webp" />',
                alternatives: [
                  { text: '<img src="/files/d4-64.webp" />', isCorrect: true },
                  { text: 'Não' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
});

const names =
  'a1-64.webp a2-64.webp a3-64.webp b1.pdf b2.mp4 c1.mp4 c2.vtt c3-64.webp d1-64.webp d2.mp4 d3-64.webp d4-64.webp'.split(
    ' ',
  );

it('lists every stored file of a course once', () => {
  expect(storedFilesOf(course).toSorted()).toEqual(names);
});

it('renames every stored file and changes nothing else', () => {
  const moved = renameStoredFiles(course, (name) => `z${name}`);
  expect(storedFilesOf(moved).toSorted()).toEqual(names.map((name) => `z${name}`));
  expect(renameStoredFiles(moved, (name) => name.slice(1))).toEqual(course);
  expect(moved.description).toContain('alt="/files/texto.pdf"');
});

it('a blank explanation becomes null', () => {
  const emptied = rewriteCourse(course, { address: (address) => address, html: () => '<p></p>' });
  expect(emptied.sections[0]?.contents[2]?.questions[0]?.explanation).toBeNull();
});
