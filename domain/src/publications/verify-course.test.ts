import { describe, expect, it } from 'vitest';
import * as missingParts from '../rich-text/missing-parts.ts';
import type { QuestionSource } from './verify-questions.ts';
import { verifyCourse, type VerifiedContent, type VerifiedCourse } from './verify-course.ts';
import type { TextParts } from './verify-texts.ts';

const plain: TextParts = {
  headings: [],
  imagesWithoutAlt: 0,
  audiosWithoutTranscript: 0,
  addresses: [],
};
/** The parts of each text, by the text. */
const parts: Record<string, Partial<TextParts>> = {
  'one bare image': { imagesWithoutAlt: 1 },
  'two bare images': { imagesWithoutAlt: 2 },
  'one silent audio': { audiosWithoutTranscript: 1 },
  'two silent audios': { audiosWithoutTranscript: 2 },
  'h2 h3 h4 h2': { headings: [2, 3, 4, 2] },
  'h2 h4': { headings: [2, 4] },
  h3: { headings: [3] },
};
const parse = (html: string): TextParts => ({ ...plain, ...parts[html] });

const page = (changes: Partial<VerifiedContent> = {}): VerifiedContent => ({
  id: 'page',
  contentType: 'TEXTPAGE',
  title: 'Células',
  isActive: true,
  durationSeconds: 3600,
  pageContent: 'Texto',
  questionSource: null,
  ...changes,
});

const exam = (source: Partial<QuestionSource>): VerifiedContent =>
  page({
    id: 'exam',
    contentType: 'EXAM',
    title: 'Final',
    pageContent: null,
    questionSource: {
      isDrawn: false,
      questionsQtd: null,
      drawQuotas: [],
      matching: [{ quotas: 0, questionsQtd: 0 }],
      questions: [],
      ...source,
    },
  });

const course = (changes: Partial<VerifiedCourse> = {}): VerifiedCourse => ({
  thumbUrl: '/files/ab-640.webp',
  estimatedCompletionHours: 2,
  description: 'Texto',
  banners: [],
  paymentType: 'PAID',
  skillsQtd: 1,
  sections: [{ title: 'Início', isActive: true, isFreemium: false, contents: [page()] }],
  ...changes,
});

const withContents = (...contents: VerifiedContent[]) =>
  course({ sections: [{ title: 'Início', isActive: true, isFreemium: false, contents }] });

const question = (statement: string) => ({
  id: 'question',
  statement,
  explanation: null,
  videoQuestionUrl: null,
  alternatives: [{ text: 'Sim' }, { text: 'Não' }],
});

const settings = { tab: 'SETTINGS' };
const content = { tab: 'CONTENT' };

describe('a course', () => {
  it('that is complete has no findings', () => {
    expect(verifyCourse(course(), parse).findings).toEqual([]);
  });

  it.each<[string, VerifiedCourse, object]>([
    [
      'without a cover',
      course({ thumbUrl: null }),
      { code: 'COVER_MISSING', message: 'Foto de capa obrigatória', location: settings },
    ],
    [
      'without hours',
      course({ estimatedCompletionHours: 0 }),
      {
        code: 'HOURS_MISSING',
        message: 'As horas para concluir estão zeradas.',
        location: settings,
      },
    ],
    [
      'with more than twice the hours of its contents',
      course({ estimatedCompletionHours: 3 }),
      {
        code: 'HOURS_CONTRADICTED',
        severity: 'WARNING',
        message: 'O curso diz 3 horas, mas textos, vídeos e questões dão cerca de 1 hora.',
        location: settings,
      },
    ],
    [
      'with less than half the hours of its contents',
      course({
        estimatedCompletionHours: 0.4,
        sections: [{ title: 'Início', isActive: true, isFreemium: false, contents: [page()] }],
      }),
      {
        code: 'HOURS_CONTRADICTED',
        message: 'O curso diz 24 min, mas textos, vídeos e questões dão cerca de 1 hora.',
      },
    ],
    [
      'without skills, after the simpler form',
      course({ skillsQtd: 0 }),
      { code: 'SKILLS_MISSING', message: 'Mínimo de 1 habilidade', location: settings },
    ],
    [
      'without sections',
      course({ sections: [] }),
      { code: 'SECTIONS_MISSING', severity: 'ERROR', location: content },
    ],
    [
      'with inactive sections only',
      course({
        sections: [{ title: 'Início', isActive: false, isFreemium: true, contents: [page()] }],
      }),
      { code: 'SECTIONS_MISSING' },
    ],
    [
      'that is freemium without a free section',
      course({ paymentType: 'FREEMIUM' }),
      { code: 'FREE_SECTION_MISSING', severity: 'ERROR', location: content },
    ],
    [
      'with an empty section',
      withContents(),
      {
        code: 'SECTION_EMPTY',
        message: 'A seção “Início” não tem nenhum conteúdo ativo.',
        location: content,
      },
    ],
    [
      'with a section of inactive contents only',
      withContents(page({ isActive: false })),
      { code: 'SECTION_EMPTY' },
    ],
    [
      'with a page without text',
      withContents(page({ pageContent: '<p></p>' })),
      {
        code: 'BODY_MISSING',
        message: 'Página “Células”: o texto está vazio.',
        location: { ...content, contentId: 'page' },
      },
    ],
    [
      'with a video without address',
      withContents(page({ contentType: 'VIDEO' })),
      { code: 'BODY_MISSING', message: 'Vídeo “Células”: falta o endereço do vídeo.' },
    ],
    [
      'with an exam without questions',
      withContents(exam({})),
      {
        code: 'QUESTIONS_MISSING',
        message: 'Prova “Final”: ainda não há nenhuma questão.',
        location: { ...content, contentId: 'exam' },
      },
    ],
    [
      'with an exam that has too few matching questions',
      withContents(
        exam({
          isDrawn: true,
          questionsQtd: 5,
          drawQuotas: [],
          matching: [{ quotas: 0, questionsQtd: 1 }],
        }),
      ),
      {
        code: 'DRAW_IMPOSSIBLE',
        message: 'Prova “Final”: só 1 questão combina com os filtros: faltam 4.',
      },
    ],
    [
      'with an image without description',
      withContents(page({ pageContent: 'one bare image' })),
      {
        code: 'ALT_MISSING',
        severity: 'WARNING',
        message: 'Página “Células”: 1 imagem sem descrição para quem não a vê.',
      },
    ],
    [
      'with such images in the description of the course',
      course({ description: 'two bare images' }),
      {
        message: 'Configurações: 2 imagens sem descrição para quem não as vê.',
        location: settings,
      },
    ],
    [
      'with audio without a transcript',
      withContents(page({ pageContent: 'one silent audio' })),
      {
        code: 'TRANSCRIPT_MISSING',
        severity: 'WARNING',
        message: 'Página “Células”: 1 áudio sem transcrição para quem não o ouve.',
      },
    ],
    [
      'with two of them in the description of the course',
      course({ description: 'two silent audios' }),
      { message: 'Configurações: 2 áudios sem transcrição para quem não os ouve.' },
    ],
    [
      'with a formula that was not pasted',
      withContents(page({ pageContent: 'Calcule [fórmula não colada] de dez.' })),
      {
        code: 'FORMULA_MISSING',
        severity: 'WARNING',
        message: 'Página “Células”: falta a fórmula onde está “[fórmula não colada]”.',
      },
    ],
    [
      'with two of them in a question',
      withContents(
        exam({
          questions: [question('Texto'), question('[fórmula não colada] + [fórmula não colada]')],
        }),
      ),
      {
        message:
          'Prova “Final”, questão 2: faltam fórmulas em 2 lugares, onde está “[fórmula não colada]”.',
        location: expect.objectContaining({ questionId: expect.any(String) }),
      },
    ],
    [
      'with an image that was not pasted',
      withContents(page({ pageContent: 'Veja: [imagem não colada]' })),
      {
        code: 'IMAGE_MISSING',
        severity: 'WARNING',
        message: 'Página “Células”: falta a imagem onde está “[imagem não colada]”.',
      },
    ],
    ...Object.values(missingParts).map((mark): [string, VerifiedCourse, object] => [
      `with ${mark}, the mark of a lost part`,
      withContents(page({ pageContent: `Veja: ${mark}` })),
      { severity: 'WARNING', message: expect.stringContaining(`onde está “${mark}”.`) },
    ]),
    [
      'with a skipped heading level',
      withContents(page({ pageContent: 'h2 h4' })),
      {
        code: 'HEADINGS_OUT_OF_ORDER',
        message: 'Página “Células”: há um “Subtítulo menor” sem um “Subtítulo” antes dele.',
      },
    ],
    [
      'with a text that begins below the first heading level',
      withContents(page({ pageContent: 'h3' })),
      { message: 'Página “Células”: há um “Subtítulo” sem um “Título” antes dele.' },
    ],
    [
      'with a finding in a question',
      withContents(exam({ questions: [question('Texto'), question('h3')] })),
      {
        code: 'HEADINGS_OUT_OF_ORDER',
        message: 'Prova “Final”, questão 2: há um “Subtítulo” sem um “Título” antes dele.',
        location: { ...content, contentId: 'exam', questionId: 'question' },
      },
    ],
  ])('%s', (_name, verified, expected) => {
    expect(verifyCourse(verified, parse).findings).toEqual([expect.objectContaining(expected)]);
  });

  it.each<[string, VerifiedContent]>([
    ['headings that go down one by one, and up by several', page({ pageContent: 'h2 h3 h4 h2' })],
    [
      'an exam with exactly enough matching questions',
      exam({
        isDrawn: true,
        questionsQtd: 5,
        drawQuotas: [],
        matching: [{ quotas: 0, questionsQtd: 5 }],
      }),
    ],
    ['an unfinished inactive content', page({ id: 'b', isActive: false, pageContent: '' })],
  ])('may have %s', (_name, verified) => {
    expect(verifyCourse(withContents(page(), verified), parse).findings).toEqual([]);
  });
});
