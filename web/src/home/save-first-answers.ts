import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { AppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { overviewQuery, recommendedCoursesQuery } from '../progress/progress.api.ts';
import { chooseWeeklyGoal } from '../progress/studying.api.ts';

/** The answers of a new learner; absent ones were skipped. */
export interface FirstAnswers {
  category?: Term | undefined;
  level?: Term | undefined;
  daysPerWeek?: number;
}

/** Saves the level and the weekly goal of a new learner, then the topic: with it the questions are answered. */
export async function saveFirstAnswers(
  context: AppContext,
  userId: string,
  { category, level, daysPerWeek }: FirstAnswers,
): Promise<void> {
  const { call, queryClient } = context;
  const params = { id: userId };
  if (level) {
    const { wrote } = refreshing(context, 'GET /users');
    await wrote(call('PATCH /users/{id}', { params, body: { level: level.id } }));
  }
  if (daysPerWeek) await chooseWeeklyGoal(context, userId, daysPerWeek);
  await call('PATCH /first-answers/{id}', { params, body: { categoryId: category?.id ?? null } });
  await queryClient.invalidateQueries({ queryKey: recommendedCoursesQuery(userId).queryKey });
  queryClient.setQueryData(
    overviewQuery(userId).queryKey,
    (overview) => overview && { ...overview, hasFirstAnswers: true },
  );
}
