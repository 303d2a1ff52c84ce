import * as contract from '@sabia/domain/questions/question-import.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on } from '../platform/http/serve.ts';
import { exportQuestions } from './export-questions.ts';
import { importQuestions, previewImport } from './import-questions.ts';
import type { QuestionOwner } from './questions.queries.ts';
import { pathOf } from './questions.routes.ts';

export const questionFilesRoutes = (school: AppContext, { publicUrl }: { publicUrl: string }) => [
  on(contract.previewImport, ({ body }) => previewImport(body)),
  on(contract.importQuestions, async ({ body: { owner, ...file }, viewer }) => {
    const report = await importQuestions(school, { owner, file, viewer });
    return new Created(pathOf(owner), report);
  }),
  on(contract.exportQuestions, ({ query: { format, contentId, practiceExamId } }) => {
    const owner: QuestionOwner = contentId
      ? { contentId }
      : { practiceExamId: practiceExamId ?? '' };
    return exportQuestions(school, { owner, format, publicUrl });
  }),
];
