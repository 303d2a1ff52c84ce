import { missingBody, type Content, type ContentType } from '../courses/content.ts';
import type { Section } from '../courses/course.ts';
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
  | 'pageContent'
  | 'videoUrl'
  | 'videoDescription'
  | 'captionsUrl'
  | 'extraContents'
  | 'readComplements'
> & { questionSource: QuestionSource | null };

export type VerifiedCourse = Presentation & {
  skillsQtd: number;
  sections: (Pick<Section, 'title' | 'isActive'> & { contents: VerifiedContent[] })[];
};

/** Verifies active sections and contents only; inactive ones may be unfinished. */
export function verifyCourse(course: VerifiedCourse, parse: ParseText): Verification {
  const sections = course.sections.filter(({ isActive }) => isActive);
  return mergeVerifications([
    verifyPresentation(course, parse),
    { findings: [...findingsOfSkills(course), ...findingsOfSections(sections)], addresses: [] },
    ...sections
      .flatMap(({ contents }) => contents)
      .filter(({ isActive }) => isActive)
      .map((content) => verifyContent(content, parse)),
  ]);
}

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
  const { pageContent, videoDescription, videoUrl, captionsUrl } = content;
  return mergeVerifications([
    {
      findings: missing ? [createFinding('BODY_MISSING', `${name}: ${words}.`, location)] : [],
      addresses: [],
    },
    verifyTexts(
      {
        name,
        location,
        texts: [pageContent, videoDescription],
        addresses: [videoUrl, captionsUrl, ...links],
      },
      parse,
    ),
    ...(content.questionSource
      ? [verifyQuestions({ name, location }, content.questionSource, parse)]
      : []),
  ]);
}
