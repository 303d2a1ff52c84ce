import { randomUUID } from 'node:crypto';
import type { Training } from '@sabia/domain/item-response/trainings.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Database } from '../platform/db/database.ts';
import type {
  MadePracticeExam,
  PracticeExamGiven,
} from '../practice-exams/practice-exams.factory.ts';
import { aBookletExam } from './exam-scores.factory.ts';
import { startTraining } from './train.ts';

/** A practice exam whose questions have the parameters of Mathematics of 2022. */
export const aTrainableExam = (
  db: Database,
  given: PracticeExamGiven = {},
): Promise<MadePracticeExam> => aBookletExam(db, [{ year: 2022, booklet: 1076 }], given);

/** The training of a practice exam that is under way, or a new one, with its question. */
export async function aTraining(
  db: Database,
  learner: User,
  practiceExamId: string,
): Promise<Training> {
  const viewer = {
    ...learner,
    claims: {
      provider: '',
      providerId: '',
      email: learner.email,
      emailVerified: true,
      name: null,
      picture: null,
    },
  };
  const body = { id: randomUUID(), practiceExamId };
  return (await startTraining(db, body, { viewer, now: new Date() })).training;
}
