import type { ApiProblem } from '../platform/api/api-problem.ts';
import { read, type Reply } from '../platform/api/api.ts';

export const gradebookRoute = 'GET /classes/{id}/gradebook';
export type Gradebook = Reply<typeof gradebookRoute>;
export type GradebookStudent = Gradebook['students'][number];
export type Rules = NonNullable<Gradebook['rules']>;
export type RulesColumn = Rules['columns'][number];

/** A page of the students of a class with their marks and results. */
export const gradebookQuery = (id: string, page = 1) =>
  read(gradebookRoute, { params: { id }, query: { page: String(page) } });

interface Cell {
  userId: string;
  columnId: string;
}

/** The marks that a cell has had, the last first. */
export const historyQuery = (id: string, { userId, columnId }: Cell, page: number) =>
  read('GET /classes/{id}/gradebook/marks/{userId}', {
    params: { id, userId },
    query: { columnId, page: String(page), limit: '20' },
  });

/** The mark that somebody else has given a cell meanwhile. */
export interface OtherMark {
  value: string | null;
  markedAt: string | null;
  /** Null: the person has deleted the account. */
  markedBy: string | null;
}

/** The cells of a 412 that have other marks by now (product.md GRADE9). */
export const overtakenCells = ({ current }: ApiProblem): (Cell & OtherMark)[] =>
  Array.isArray(current) ? (current as (Cell & OtherMark)[]) : [];
