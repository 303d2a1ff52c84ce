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

it('says of an empty page that it needs a title and a text', () => {
  expect(mistakesOf('TEXTPAGE', newContent)).toEqual({
    title: 'Campo obrigatório',
    pageContent: 'Campo obrigatório',
  });
});

it('says of an empty video that it needs a title and an address', () => {
  expect(mistakesOf('VIDEO', newContent)).toEqual({
    title: 'Campo obrigatório',
    videoUrl: 'Campo obrigatório',
  });
});

describe('one mistake in a filled content', () => {
  it.each<[ContentValues, 'TEXTPAGE' | 'VIDEO', string, string]>([
    [
      { ...page, pageContent: '<img src="/files/a-64.webp">' },
      'TEXTPAGE',
      'pageContent',
      'Descreva cada imagem para quem não a vê.',
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

it('sends a page without what belongs to a video', () => {
  expect(draftOf('TEXTPAGE', { ...page, videoUrl: 'rascunho', duration: '1:00' })).toMatchObject({
    contentType: 'TEXTPAGE',
    title: 'Variáveis',
    pageContent: '<p>Um nome.</p>',
  });
  expect(changesOf('TEXTPAGE', page)).not.toHaveProperty('videoUrl');
});

it('sends a video with its length in seconds, and no empty addresses', () => {
  expect(changesOf('VIDEO', { ...video, duration: '1:23' })).toMatchObject({
    videoUrl: 'https://exemplo.com/v.mp4',
    captionsUrl: null,
    videoDescription: null,
    durationSeconds: 83,
  });
});

it('sends a complement with the address of its type, and nothing of the form', () => {
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
