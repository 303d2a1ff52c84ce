import { formatHours } from '../format-hours.ts';
import { missingBody, type Content, type ContentType } from '../courses/content.ts';
import { computedHours, contradicts } from '../courses/course-duration.ts';
import type { PaymentType, Section } from '../courses/course.ts';
import { messages } from '../messages.ts';
import { createFinding, type Finding, type AdminLocation } from './publication.ts';
import { verifyPresentation, type Presentation } from './verify-presentation.ts';
import { verifyQuestions, type QuestionSource } from './verify-questions.ts';
import { mergeVerifications, type Verification } from './verification.ts';
import { verifyTexts, type ParseText } from './verify-texts.ts';

export type VerifiedContent = Pick<
  Content,
  | 'id'
  | 'contentType'
  | 'title'
  | 'isActive'
  | 'durationSeconds'
  | 'pageContent'
  | 'videoUrl'
  | 'videoDescription'
  | 'instructions'
  | 'captionsUrl'
  | 'extraContents'
  | 'readComplements'
> & { questionSource: QuestionSource | null };

export type VerifiedCourse = Presentation & {
  paymentType: PaymentType;
  skillsQtd: number;
  sections: (Pick<Section, 'title' | 'isActive' | 'isFreemium'> & {
    contents: VerifiedContent[];
  })[];
};

/** Verifies active sections and contents only; inactive ones may be unfinished. */
export function verifyCourse(course: VerifiedCourse, parse: ParseText): Verification {
  const sections = course.sections.filter(({ isActive }) => isActive);
  return mergeVerifications([
    verifyPresentation(course, parse),
    {
      findings: [
        ...findingsOfSkills(course),
        ...findingsOfHours(course, sections),
        ...findingsOfSections(sections),
        ...findingsOfAccess(course, sections),
      ],
      addresses: [],
    },
    ...sections
      .flatMap(({ contents }) => contents)
      .filter(({ isActive }) => isActive)
      .map((content) => verifyContent(content, parse)),
  ]);
}

/** The stated hours are on certificates, so they have to fit the contents (product.md PUB4). */
function findingsOfHours(
  { estimatedCompletionHours: stated }: VerifiedCourse,
  sections: VerifiedCourse['sections'],
): Finding[] {
  const computed = computedHours(sections.flatMap(({ contents }) => contents.map(timed)));
  if (stated === 0 || computed === null || !contradicts(stated, computed)) return [];
  const message = `O curso diz ${formatHours(stated)}, mas textos, vídeos e questões dão cerca de ${formatHours(computed)}.`;
  return [createFinding('HOURS_CONTRADICTED', message, { tab: 'SETTINGS' })];
}

const timed = ({ isActive, durationSeconds, questionSource }: VerifiedContent) => ({
  isActive,
  durationSeconds,
  questionsQtd: questionSource?.isDrawn
    ? questionSource.questionsQtd
    : questionSource?.questions.length,
});

/** A course of the simpler form has no skills yet (product.md C5). */
const findingsOfSkills = ({ skillsQtd }: VerifiedCourse): Finding[] =>
  skillsQtd > 0 ? [] : [createFinding('SKILLS_MISSING', messages.skills, { tab: 'SETTINGS' })];

function findingsOfSections(sections: VerifiedCourse['sections']): Finding[] {
  const location: AdminLocation = { tab: 'CONTENT' };
  if (sections.length === 0) {
    return [createFinding('SECTIONS_MISSING', 'O curso não tem nenhuma seção ativa.', location)];
  }
  return sections
    .filter(({ contents }) => !contents.some(({ isActive }) => isActive))
    .map(({ title }) =>
      createFinding('SECTION_EMPTY', `A seção “${title}” não tem nenhum conteúdo ativo.`, location),
    );
}

/** The site says of a freemium course that a part of it is open to everybody. */
const findingsOfAccess = (
  { paymentType }: VerifiedCourse,
  sections: VerifiedCourse['sections'],
): Finding[] =>
  paymentType !== 'FREEMIUM' ||
  sections.length === 0 ||
  sections.some(({ isFreemium }) => isFreemium)
    ? []
    : [
        createFinding(
          'FREE_SECTION_MISSING',
          'O acesso é “parte grátis”, mas nenhuma seção ativa é grátis. Abra uma seção ou mude o acesso.',
          { tab: 'CONTENT' },
        ),
      ];

const typeNames: Record<ContentType, string> = {
  TEXTPAGE: 'Página',
  VIDEO: 'Vídeo',
  QUICK_QUESTION: 'Pergunta rápida',
  EXAM: 'Prova',
  PRACTICE_EXAM: 'Simulado',
};

function verifyContent(content: VerifiedContent, parse: ParseText): Verification {
  const name = `${typeNames[content.contentType]} “${content.title}”`;
  const location: AdminLocation = { tab: 'CONTENT', contentId: content.id };
  const missing = missingBody(content);
  const words = missing === 'pageContent' ? 'o texto está vazio' : 'falta o endereço do vídeo';
  const links = [
    ...(content.extraContents ?? []).map(({ contentUrl }) => contentUrl),
    ...(content.readComplements ?? []).flatMap(({ url, fileUrl }) => [url, fileUrl]),
  ];
  const { pageContent, videoDescription, instructions, videoUrl, captionsUrl } = content;
  return mergeVerifications([
    {
      findings: missing ? [createFinding('BODY_MISSING', `${name}: ${words}.`, location)] : [],
      addresses: [],
    },
    verifyTexts(
      {
        name,
        location,
        texts: [pageContent, videoDescription, instructions],
        addresses: [captionsUrl, ...links],
        videos: [content.contentType === 'VIDEO' ? videoUrl : null],
      },
      parse,
    ),
    ...(content.questionSource
      ? [verifyQuestions({ name, location }, content.questionSource, parse)]
      : []),
  ]);
}
