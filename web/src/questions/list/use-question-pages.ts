import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ApiProblem } from '../../platform/api-problem.ts';
import type { ListOrder } from '../../ui/reordering/list-order.ts';
import { pageSize, questionsPageQuery, type QuestionsPage } from '../questions.api.ts';

export interface QuestionPages {
  /** The loaded questions by id. */
  questions: ReadonlyMap<string, AuthoredQuestion>;
  /** A page that could not be loaded. */
  failed: UseQueryResult<unknown, ApiProblem> | undefined;
}

/** Loads the pages of a saved order that hold the wanted questions. */
export function useQuestionPages(
  owner: QuestionsOwner,
  saved: ListOrder,
  wanted: readonly string[],
): QuestionPages {
  const queryClient = useQueryClient();
  const pages = useQueries({
    queries: pagesOf(saved, wanted).map((page) =>
      questionsPageQuery(owner, page === 0 ? undefined : saved[page * pageSize - 1]),
    ),
  });
  // Questions stay shown while a change of the order loads their pages again: the pages by the order before are cached.
  const [route] = questionsPageQuery(owner, undefined).queryKey;
  const cached = queryClient.getQueriesData<QuestionsPage>({ queryKey: [route] });
  const loaded = [...cached.map(([, data]) => data), ...pages.map(({ data }) => data)];
  const questions = new Map(
    loaded.flatMap((page) => page?.items ?? []).map((question) => [question.id, question]),
  );
  return { questions, failed: pages.find(({ isError, isFetching }) => isError && !isFetching) };
}

/** The numbers of the pages that hold the wanted ids, from 0. */
export function pagesOf(saved: ListOrder, wanted: readonly string[]): number[] {
  const places = new Map(saved.map((id, index) => [id, index]));
  const pages = wanted.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [Math.floor(place / pageSize)];
  });
  return [...new Set(pages)].toSorted((a, b) => a - b);
}
