import { z } from 'zod';
import { choice } from '../choice.ts';
import { besideMistakes } from '../fields.ts';
import { messages } from '../messages.ts';
import { admin, operation } from '../operation.ts';
import { questionSelection } from './bulk-change.ts';
import {
  exportFormats,
  formatsWithoutComments,
  importBodyLimit,
  importChoices,
  importPreview,
  importReport,
  importedFile,
} from './question-import.ts';
import { askedOwner, askedOwnerFields, questionsOwner } from './questions-owner.ts';

export const previewImport = operation({
  route: 'POST /questions/import/preview',
  summary: 'Preview the import of a question file; nothing is stored',
  audience: admin,
  body: importedFile,
  bodyLimit: importBodyLimit,
  reply: importPreview,
  limitPerMinute: 30,
  refusals: ['too_large'],
});

export const importQuestions = operation({
  route: 'POST /questions/import',
  summary:
    'Add the questions of a file at the end of a content, a practice exam or a question bank, all or nothing',
  audience: admin,
  body: importedFile.extend({ owner: questionsOwner, ...importChoices.shape }),
  bodyLimit: importBodyLimit,
  reply: importReport,
  status: 201,
  limitPerMinute: 30,
  refusals: ['not_found', 'conflict', 'limit_reached', 'too_large'],
});

const hasOneOwner = (query: { [Field in keyof typeof askedOwner]?: string | undefined }) =>
  askedOwnerFields.filter((field) => query[field]).length === 1;
const ownerMistake = {
  error: messages.required,
  path: askedOwnerFields.slice(0, 1),
  ...besideMistakes(...askedOwnerFields),
};

export const exportQuestions = operation({
  route: 'GET /questions/export',
  summary:
    'Export the questions of a content, a practice exam or a question bank as GIFT, Moodle XML or Aiken',
  audience: admin,
  query: z
    .object({ ...askedOwner, format: choice(exportFormats) })
    .refine(hasOneOwner, ownerMistake),
  file: 'application/octet-stream',
  limitPerMinute: 30,
  refusals: ['not_found', 'limit_reached'],
});

export const listExportLosses = operation({
  route: 'GET /questions/export/losses',
  summary: 'List what an exported file without comments does not have, in sentences',
  audience: admin,
  query: z
    .object({ ...askedOwner, format: choice(formatsWithoutComments) })
    .refine(hasOneOwner, ownerMistake),
  reply: z.object({ losses: z.array(z.string()) }),
  limitPerMinute: 30,
  refusals: ['not_found', 'limit_reached'],
});

export const exportSelectedQuestions = operation({
  route: 'POST /questions/export',
  summary: 'Export the chosen questions, or all that filters find, as GIFT, Moodle XML or Aiken',
  audience: admin,
  body: z.object({ selection: questionSelection, format: choice(exportFormats) }),
  file: 'application/octet-stream',
  limitPerMinute: 30,
  refusals: ['not_found', 'limit_reached'],
});

export const listSelectedLosses = operation({
  route: 'POST /questions/export/losses',
  summary: 'List what the file of these questions without comments does not have, in sentences',
  audience: admin,
  body: z.object({ selection: questionSelection, format: choice(formatsWithoutComments) }),
  reply: z.object({ losses: z.array(z.string()) }),
  limitPerMinute: 30,
  refusals: ['not_found', 'limit_reached'],
});
