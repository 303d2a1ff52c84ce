import * as contract from '@sabia/domain/questions/question-import.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on } from '../platform/http/serve.ts';
import { exportQuestions } from './export-questions.ts';
import { importQuestions } from './import-questions.ts';
import { previewImport } from './preview-import.ts';
import type { QuestionOwner } from './questions.queries.ts';
import { pathOf } from './questions.routes.ts';

export const questionFilesRoutes = (school: AppContext, { publicUrl }: { publicUrl: string }) => [
  on(contract.previewImport, ({ body }) => previewImport(school, body)),
  on(contract.importQuestions, async ({ body, viewer }) => {
    const { owner, duplicates, createCategories, ...file } = body;
    const choices = { duplicates, createCategories };
    const report = await importQuestions(school, { owner, file, choices, viewer });
    return new Created(pathOf(owner), report);
  }),
  on(contract.exportQuestions, ({ query }) => {
    const { format, contentId, practiceExamId, bankId } = query;
    const owner: QuestionOwner = contentId
      ? { contentId }
      : bankId
        ? { bankId }
        : { practiceExamId: practiceExamId ?? '' };
    return exportQuestions(school, { owner, format, publicUrl });
  }),
];
