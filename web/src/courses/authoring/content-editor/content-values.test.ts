import { describe, expect, it } from 'vitest';
import {
  changesOf,
  type ContentValues,
  draftOf,
  labelsOf,
  mistakesOf,
  newComplement,
  newContent,
  newExtraContent,
} from './content-values.ts';

const page: ContentValues = { ...newContent, title: 'Variáveis', pageContent: '<p>Um nome.</p>' };
const video: ContentValues = {
  ...newContent,
  title: 'Busca',
  videoUrl: 'https://exemplo.com/v.mp4',
};

it('requires title and text of a page', () => {
  expect(mistakesOf('TEXTPAGE', newContent)).toEqual({
    title: 'Campo obrigatório',
    pageContent: 'Campo obrigatório',
  });
});

it('requires title and address of a video', () => {
  expect(mistakesOf('VIDEO', newContent)).toEqual({
    title: 'Campo obrigatório',
    videoUrl: 'Campo obrigatório',
  });
});

describe('finds one mistake in a filled content', () => {
  it.each<[ContentValues, 'TEXTPAGE' | 'VIDEO', string, string]>([
    [
      { ...page, pageContent: '<img src="/files/a-64.webp">' },
      'TEXTPAGE',
      'pageContent',
      'Escreva o texto alternativo de cada imagem ou marque-a como decorativa.',
    ],
    [
      { ...video, videoUrl: 'youtube' },
      'VIDEO',
      'videoUrl',
      'Endereço inválido. Comece com https:// ou http://',
    ],
    [{ ...video, duration: '12' }, 'VIDEO', 'duration', 'Escreva minutos e segundos, como 12:30'],
    [
      { ...page, readComplements: [{ ...newComplement(), title: 'Apostila', type: 'FILE' }] },
      'TEXTPAGE',
      'readComplements.0.url',
      'Campo obrigatório',
    ],
    [
      { ...page, extraContents: [{ ...newExtraContent(), title: 'Leia mais' }] },
      'TEXTPAGE',
      'extraContents.0.contentUrl',
      'Campo obrigatório',
    ],
  ])('%#', (values, type, field, message) => {
    expect(mistakesOf(type, values)).toEqual({ [field]: message });
    expect(labelsOf(values)).toHaveProperty([field]);
  });
});

it('sends a page without the fields of a video', () => {
  expect(draftOf('TEXTPAGE', { ...page, videoUrl: 'rascunho', duration: '1:00' })).toMatchObject({
    contentType: 'TEXTPAGE',
    title: 'Variáveis',
    pageContent: '<p>Um nome.</p>',
  });
  expect(changesOf('TEXTPAGE', page)).not.toHaveProperty('videoUrl');
});

it('sends a video with its duration in seconds, and empty addresses as null', () => {
  expect(changesOf('VIDEO', { ...video, duration: '1:23' })).toMatchObject({
    videoUrl: 'https://exemplo.com/v.mp4',
    captionsUrl: null,
    videoDescription: null,
    durationSeconds: 83,
  });
});

it('sends a complement with the address of its type, and without its row key', () => {
  const complement = {
    ...newComplement(),
    title: 'Planilha',
    url: 'https://a.com',
    fileUrl: '/files/a.pdf',
  };
  const sent = (type: ContentValues['readComplements'][number]['type']) =>
    changesOf('TEXTPAGE', { ...page, readComplements: [{ ...complement, type }] }).readComplements;
  expect(sent('LINK')).toEqual([
    { type: 'LINK', title: 'Planilha', url: 'https://a.com', fileUrl: null },
  ]);
  expect(sent('TEMPLATE')).toEqual([
    { type: 'TEMPLATE', title: 'Planilha', url: null, fileUrl: '/files/a.pdf' },
  ]);
});

describe('an exam', () => {
  const exam: ContentValues = { ...newContent, title: 'Prova final' };

  it('has a passing score and no time limit by default', () => {
    expect(mistakesOf('EXAM', exam)).toEqual({});
    expect(draftOf('EXAM', exam)).toMatchObject({
      passingScore: 70,
      timeLimitMinutes: null,
      questionsOrder: 'SHUFFLED',
      alternativesOrder: 'AUTHOR',
      generatedExamFilters: [],
      questionsQtd: null,
    });
  });

  it.each<[string, Partial<ContentValues>, Record<string, string>]>([
    ['an empty passing score', { passingScore: '' }, { passingScore: 'Campo obrigatório' }],
    ['a time limit of zero', { timeLimitMinutes: 0 }, { timeLimitMinutes: 'Valor inválido' }],
    [
      'a draw of nothing from nowhere',
      { autoGenerate: true, questionsQtd: '' },
      { generatedExamFilters: 'Mínimo de 1 filtro', questionsQtd: 'Mínimo de 1 questão' },
    ],
  ])('must not have %s', (_name, changes, mistakes) => {
    expect(mistakesOf('EXAM', { ...exam, ...changes })).toEqual(mistakes);
  });

  it('sends empty fields when the draw is switched off', () => {
    const filters = ['01920000-0000-7000-8000-000000000001'];
    const drawn = { ...exam, autoGenerate: true, generatedExamFilters: filters };
    expect(changesOf('EXAM', drawn)).toMatchObject({
      generatedExamFilters: filters,
      questionsQtd: 10,
    });
    expect(changesOf('EXAM', { ...drawn, autoGenerate: false })).toMatchObject({
      generatedExamFilters: [],
      questionsQtd: null,
    });
  });
});
