import type { CourseImportPreview, CourseInFile } from '@sabia/domain/courses/course-file.ts';
import { uniqueSlug } from '@sabia/domain/courses/unique-slug.ts';
import { storedFilesOf } from '@sabia/domain/courses/rewrite-course.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { fullTaxonomy, taxonomyKinds, type TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { missingInstructors } from '../../instructors/instructors.queries.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { missingTerms, roomForTerms } from '../../taxonomy/taxonomy.queries.ts';
import { takenSlugs } from '../find-free-slug.ts';
import type { CoursePackage } from './read-package.ts';
import { termsOf, type TermTitle } from './terms-of-course.ts';

/** A preview of the imported course, with notices of what would differ from the file. */
export async function previewImport(
  db: Database,
  { course, textNotices, media, unusedMedia }: CoursePackage,
): Promise<CourseImportPreview> {
  const { taken, missing } = await db.one<{ taken: string[]; missing: string[] }>(sql`
    select array(${takenSlugs(course.slug)}) as taken,
      array(${missingInstructors(course.instructors.map(({ slug: one }) => one))}) as missing`);
  const slug = uniqueSlug(course.slug, taken);
  const contents = course.sections.flatMap((section) => section.contents);
  const absent = storedFilesOf(course).filter((name) => !media.has(name));
  return {
    title: course.title,
    slug,
    sectionsQtd: course.sections.length,
    contentsQtd: contents.length,
    questionsQtd: contents.reduce((sum, { questions }) => sum + questions.length, 0),
    mediaQtd: media.size,
    notices: [
      ...(slug === course.slug
        ? []
        : [`Já existe um curso com o slug “${course.slug}”: este fica com “${slug}”.`]),
      ...newTerms(await termsThatFit(db, course)),
      ...unknownInstructors(course, missing),
      ...undrawn(course),
      ...foreignRubrics(course),
      ...absent.map((name) => `O arquivo “${name}” não veio junto.`),
      ...textNotices,
      ...unusedMedia.map((name) => `“${name}” não aparece no curso e não será guardado.`),
    ],
  };
}

/** The terms that the import would create; refused if the school can't have as many. */
async function termsThatFit(db: Database, course: CourseInFile): Promise<TermTitle[]> {
  const missing = await missingTerms(db, termsOf(course));
  if (missing.length === 0) return missing;
  const room = await roomForTerms(db);
  const full = taxonomyKinds.find(
    (one) => missing.filter(({ kind }) => kind === one).length > room[one],
  );
  if (full) throw new Refusal('limit_reached', { detail: fullTaxonomy[full] });
  return missing;
}

/** Sentences beyond this number are counted. */
const shownTerms = 200;

function newTerms(missing: readonly TermTitle[]): string[] {
  const more = missing.length - shownTerms;
  return [
    ...missing.slice(0, shownTerms).map(({ kind, title }) => created[kind](title)),
    ...(more > 0 ? [`Mais ${more} categorias, níveis e habilidades serão criados.`] : []),
  ];
}

const created: Record<TaxonomyKind, (title: string) => string> = {
  categories: (title) => `A categoria “${title}” será criada.`,
  levels: (title) => `O nível “${title}” será criado.`,
  skills: (title) => `A habilidade “${title}” será criada.`,
};

const unknownInstructors = ({ instructors }: CourseInFile, missing: readonly string[]): string[] =>
  instructors
    .filter(({ slug }) => missing.includes(slug))
    .map(
      ({ name }) =>
        `“${name}” não está entre as pessoas que ensinam nesta escola e não vem com o curso.`,
    );

const undrawn = (course: CourseInFile): string[] =>
  course.sections
    .flatMap(({ contents }) => contents)
    .flatMap(({ title, drawnFrom, quotasQtd }) => [
      ...drawnFrom.flatMap((source) =>
        source.kind === 'elsewhere'
          ? [`“${title}” deixa de sortear questões de “${source.title}”, que é de outro curso.`]
          : [],
      ),
      ...(quotasQtd > 0
        ? [`As cotas do sorteio de “${title}” não vêm com o arquivo: refaça em Configurações.`]
        : []),
    ]);

const foreignRubrics = (course: CourseInFile): string[] => {
  const titles = course.sections
    .flatMap(({ contents }) => contents)
    .flatMap(({ questions }) => questions.flatMap(({ ownRubric }) => ownRubric ?? []));
  return [...new Set(titles)].map(
    (title) => `A rubrica “${title}” não vem com o arquivo: escolha uma para as questões dela.`,
  );
};
