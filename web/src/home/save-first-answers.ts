import type { AppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { recommendedCoursesQuery } from './recommended-courses.api.ts';
import { chooseWeeklyGoal } from '../progress/studying.api.ts';

interface FirstChoices {
  /** Null: unknown, or told by the leveling exam. */
  levelId: string | null;
  daysPerWeek: number;
}

/** Saves the level and the weekly goal of a new learner. The goal comes last: with it the questions are answered. */
export async function saveFirstAnswers(
  context: AppContext,
  userId: string,
  { levelId, daysPerWeek }: FirstChoices,
): Promise<void> {
  if (levelId) {
    const { wrote } = refreshing(context, 'GET /users');
    const body = { level: levelId };
    await wrote(context.call('PATCH /users/{id}', { params: { id: userId }, body }));
  }
  await chooseWeeklyGoal(context, userId, daysPerWeek);
  await context.queryClient.invalidateQueries({
    queryKey: recommendedCoursesQuery(userId).queryKey,
  });
}
