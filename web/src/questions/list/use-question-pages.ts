import type { OwnerOfExam } from '@sabia/domain/questions/questions-owner.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListOrder } from '../../ui/reordering/list-order.ts';
import {
  pageSize,
  questionOrderQuery,
  questionsPageQuery,
  type QuestionsPage,
} from '../questions.api.ts';

interface Wanted {
  /** The saved order of all questions, or of those that the search finds. */
  saved: ListOrder;
  searchKey: string | undefined;
  ids: readonly string[];
}

export interface QuestionPages {
  /** The loaded questions by id. */
  questions: ReadonlyMap<string, AuthoredQuestion>;
  /** Loads the page of a question again, if it could not be loaded. */
  retryOf: (id: string) => (() => void) | undefined;
}

/** Loads the pages of a saved order that hold the wanted questions. */
export function useQuestionPages(
  owner: OwnerOfExam,
  { saved, searchKey, ids }: Wanted,
): QuestionPages {
  const queryClient = useQueryClient();
  const numbers = pagesOf(saved, ids);
  const pages = useQueries({
    queries: numbers.map((page) =>
      questionsPageQuery(owner, {
        searchKey,
        after: page === 0 ? undefined : saved[page * pageSize - 1],
      }),
    ),
  });
  const pageOf = (id: string) => pages[numbers.indexOf(Math.floor(saved.indexOf(id) / pageSize))];

  // Questions stay shown while a change of the order loads their pages again: the pages by the order before are cached.
  const [route] = questionsPageQuery(owner, {}).queryKey;
  const cached = queryClient.getQueriesData<QuestionsPage>({ queryKey: [route] });
  const loaded = [...cached.map(([, data]) => data), ...pages.map(({ data }) => data)];
  const questions = new Map(
    loaded.flatMap((page) => page?.items ?? []).map((question) => [question.id, question]),
  );

  // Another administrator has changed the order since it was read: a page does not hold what it should.
  const order = useQuery({ ...questionOrderQuery(owner, searchKey), enabled: false });
  const isOutdated =
    !order.isFetching &&
    !order.isError &&
    ids.some((id) => !questions.has(id) && pageOf(id)?.isSuccess && !pageOf(id)?.isFetching);
  const { refetch } = order;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);

  return {
    questions,
    retryOf(id) {
      const page = pageOf(id);
      return page?.isError && !page.isFetching ? () => void page.refetch() : undefined;
    },
  };
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
