import { type Input, read } from '../platform/api/api.ts';

/** Queries of the practice exam screens. */

export const practiceExamsQuery = (query: Input<'GET /practice-exams/paginated'>['query']) =>
  read('GET /practice-exams/paginated', { query });

export const practiceExamCategoriesQuery = read('GET /practice-exams/categories');

export const practiceExamQuery = (id: string) =>
  read('GET /practice-exams/{id}', { params: { id } });

export const practiceExamPreviewQuery = (id: string) =>
  read('GET /practice-exams/{id}/preview', { params: { id } });

export const levelingExamQuery = read('GET /practice-exams/leveling');
