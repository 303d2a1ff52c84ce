import type { ContentInFile, CourseInFile, DrawnFrom } from '@sabia/domain/courses/course-file.ts';
import type { CourseTree } from '../course-tree.queries.ts';
import type { NamedFilter } from './drawn-from.queries.ts';

type TreeContent = CourseTree['sections'][number]['contents'][number];

/** A course in the format of the file, without ids; `named` are the titles of its exams' filters. */
export function courseInFile(tree: CourseTree, named: readonly NamedFilter[]): CourseInFile {
  const titles = (terms: readonly { title: string }[]) => terms.map(({ title }) => title);
  const places = new Map<string, DrawnFrom>([
    ...named.map((filter) => [filter.id, asDrawnFrom(filter)] as const),
    ...tree.sections.map(({ id }, position) => [id, { kind: 'section', position }] as const),
    [tree.id, { kind: 'course' }],
  ]);
  return {
    title: tree.title,
    slug: tree.slug,
    subTitle: tree.subTitle,
    shortDescription: tree.shortDescription,
    description: tree.description,
    estimatedCompletionHours: tree.estimatedCompletionHours,
    paymentType: tree.paymentType,
    thumbUrl: tree.thumbUrl,
    banners: tree.banners.map(({ desktopUrl, mobileUrl }) => ({ desktopUrl, mobileUrl })),
    categories: titles(tree.categories),
    levels: titles(tree.levels),
    skills: titles(tree.skills),
    sections: tree.sections.map(({ title, isActive, isFreemium, contents }) => ({
      title,
      isActive,
      isFreemium,
      contents: contents.map((content) => contentInFile(content, places)),
    })),
  };
}

const asDrawnFrom = ({ kind, title }: NamedFilter): DrawnFrom => ({ kind, title });

function contentInFile(
  content: TreeContent,
  places: ReadonlyMap<string, DrawnFrom>,
): ContentInFile {
  const drawnFrom = (content.generatedExamFilters ?? [])
    .map((filter) => places.get(filter))
    .filter((place) => place !== undefined);
  return {
    contentType: content.contentType,
    title: content.title,
    isActive: content.isActive,
    isPreview: content.isPreview,
    durationSeconds: content.durationSeconds,
    pageContent: content.pageContent,
    videoUrl: content.videoUrl,
    videoDescription: content.videoDescription,
    captionsUrl: content.captionsUrl,
    passingScore: content.passingScore ?? undefined,
    timeLimitMinutes: content.timeLimitMinutes,
    drawnFrom,
    generatedExamFilters: [],
    questionsQtd: drawnFrom.length > 0 ? content.questionsQtd : null,
    questions: (content.questions ?? []).map(questionInFile),
    extraContents: content.extraContents ?? [],
    readComplements: content.readComplements ?? [],
  };
}

const questionInFile = (question: NonNullable<TreeContent['questions']>[number]) => ({
  statement: question.statement,
  videoQuestionUrl: question.videoQuestionUrl,
  explanation: question.explanation,
  alternatives: question.alternatives.map(({ id, text }) => ({
    text,
    isCorrect: id === question.rightAlternativeId,
  })),
});
