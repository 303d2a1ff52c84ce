import type {
  ContentInFile,
  CourseInFile,
  DrawnFrom,
  QuestionInFile,
} from '@sabia/domain/courses/course-file.ts';
import type { CourseTree } from '../course-tree.queries.ts';
import { courseFileFields, sectionFields, storedContentFields } from '../course-fields.ts';
import { questionFields } from '../../questions/questions.queries.ts';
import { pick } from '../../platform/db/columns.ts';
import { filledIn, type QuestionDescription } from './described-questions.queries.ts';
import type { NamedFilter } from './drawn-from.queries.ts';

type TreeContent = CourseTree['sections'][number]['contents'][number];

/** The parts of the file that the tree of a course does not contain. */
interface BesideTree {
  /** The titles of the filters of its exams. */
  named: readonly NamedFilter[];
  /** The metadata of its questions. */
  described: readonly QuestionDescription[];
}

/** A course in the format of the file, without ids. */
export function courseInFile(tree: CourseTree, { named, described }: BesideTree): CourseInFile {
  const titles = (terms: readonly { title: string }[]) => terms.map(({ title }) => title);
  const places = new Map<string, DrawnFrom>([
    ...named.map((filter) => [filter.id, asDrawnFrom(filter)] as const),
    ...tree.sections.map(({ id }, position) => [id, { kind: 'section', position }] as const),
    [tree.id, { kind: 'course' }],
  ]);
  const descriptions = new Map(described.map((one) => [one.id, filledIn(one)]));
  return {
    ...pick(tree, courseFileFields),
    banners: tree.banners.map(({ desktopUrl, mobileUrl }) => ({ desktopUrl, mobileUrl })),
    categories: titles(tree.categories),
    levels: titles(tree.levels),
    skills: titles(tree.skills),
    instructors: tree.instructors.map(({ slug, name }) => ({ slug, name })),
    sections: tree.sections.map((section) => ({
      ...pick(section, sectionFields),
      contents: section.contents.map((content) => contentInFile(content, { places, descriptions })),
    })),
  };
}

const asDrawnFrom = ({ kind, title }: NamedFilter): DrawnFrom => ({ kind, title });

function contentInFile(
  content: TreeContent,
  {
    places,
    descriptions,
  }: {
    places: ReadonlyMap<string, DrawnFrom>;
    descriptions: ReadonlyMap<string, Partial<QuestionInFile>>;
  },
): ContentInFile {
  const drawnFrom = (content.generatedExamFilters ?? [])
    .map((filter) => places.get(filter))
    .filter((place) => place !== undefined);
  return {
    contentType: content.contentType,
    ...pick(content, storedContentFields),
    passingScore: content.passingScore ?? undefined,
    drawnFrom,
    generatedExamFilters: [],
    drawQuotas: [],
    quotasQtd: content.drawQuotas?.length ?? 0,
    questionsQtd: drawnFrom.length > 0 ? content.questionsQtd : null,
    questions: (content.questions ?? []).map((question) => ({
      ...questionInFile(question),
      ...descriptions.get(question.id),
    })),
    extraContents: content.extraContents ?? [],
    readComplements: content.readComplements ?? [],
  };
}

const questionInFile = (question: NonNullable<TreeContent['questions']>[number]) => ({
  ...pick(question, questionFields),
  kind: question.kind,
  statement: question.statement,
  task: question.task ?? undefined,
  answerKey: question.answerKey ?? undefined,
  ...(question.weight !== 1 && { weight: question.weight ?? undefined }),
  alternatives: question.alternatives.map(({ id, text }) => ({
    text,
    isCorrect: id === question.rightAlternativeId,
  })),
});
