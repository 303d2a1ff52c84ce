import * as contract from '@sabia/domain/questions/question-import.contract.ts';
import { askedOwnerIn, storedOwner } from '@sabia/domain/questions/questions-owner.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { Created, on } from '../../platform/http/serve.ts';
import { importQuestions } from './import-questions.ts';
import { previewImport } from './preview-import.ts';
import { pathOf } from '../questions.routes.ts';

/** Loaded by the first export: the formats bring KaTeX and marked with them. */
const exporting = () => import('./export-questions.ts');

export const questionFilesRoutes = (school: AppContext, { publicUrl }: { publicUrl: string }) => [
  on(contract.previewImport, ({ body }) => previewImport(school, body)),
  on(contract.importQuestions, async ({ body, viewer }) => {
    const { owner: given, duplicates, createCategories, ...file } = body;
    const owner = storedOwner(given);
    const choices = { duplicates, createCategories };
    const report = await importQuestions(school, { owner, file, choices }, { viewer });
    return new Created(pathOf(owner), report);
  }),
  on(contract.exportQuestions, async ({ query }) => {
    const { exportQuestions } = await exporting();
    return exportQuestions(school, { owner: askedOwnerIn(query), format: query.format, publicUrl });
  }),
  on(contract.listExportLosses, async ({ query }) => {
    const { listExportLosses } = await exporting();
    return { losses: await listExportLosses(school.db, { owner: askedOwnerIn(query), publicUrl }) };
  }),
  on(contract.exportSelectedQuestions, async ({ body }) => {
    const { exportQuestions } = await exporting();
    return exportQuestions(school, { ...body, publicUrl });
  }),
  on(contract.listSelectedLosses, async ({ body: { selection } }) => {
    const { listExportLosses } = await exporting();
    return { losses: await listExportLosses(school.db, { selection, publicUrl }) };
  }),
];
