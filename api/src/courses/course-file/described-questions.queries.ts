import type { QuestionInFile } from '@sabia/domain/courses/course-file.ts';
import { isFilled } from '@sabia/domain/fields.ts';
import type { ReadyRubricKey } from '@sabia/domain/essays/ready-rubrics.ts';
import type { Difficulty } from '@sabia/domain/questions/question-metadata.ts';
import { sql, type Database } from '../../platform/db/database.ts';

/** The metadata of a question without its weight, its terms by title. */
export interface QuestionDescription {
  id: string;
  name: string | null;
  code: string | null;
  tags: string[];
  difficulty: Difficulty | null;
  source: string | null;
  year: number | null;
  authors: string | null;
  category: string | null;
  level: string | null;
  rubric: ReadyRubricKey | null;
  /** The title of a rubric that the school has written. */
  ownRubric: string | null;
  /** Null without a rubric. */
  correctors: 1 | 2 | null;
}

/** The metadata of these questions; the tree of a course has none, because learners read it. */
export const describeQuestions = (db: Database, ids: readonly string[]) =>
  db.many<QuestionDescription>(sql`
    select questions.id, name, code, tags, difficulty, source, year, authors,
      categories.title as category, levels.title as level,
      case when own_rubric_id is null then rubric end as rubric,
      (select title from rubrics where id = own_rubric_id) as own_rubric,
      case when rubric is not null then correctors end as correctors
    from questions
    left join terms categories on categories.id = category_id
    left join terms levels on levels.id = level_id
    where questions.id = any(${ids}::uuid[])`);

/** The fields that the authors filled. */
export const filledIn = ({
  id: _id,
  ...description
}: QuestionDescription): Partial<QuestionInFile> =>
  Object.fromEntries(Object.entries(description).filter(([, value]) => isFilled(value)));
