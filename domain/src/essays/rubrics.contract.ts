import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { ownRubric, rubricCard, rubricChanges, rubricDraft } from './own-rubric.ts';

const byId = z.object({ id });

const setByServer = {
  id: null,
  criteriaQtd: null,
  mostPoints: null,
  questionsQtd: null,
  createdAt: null,
  updatedAt: null,
} as const;

export const listRubrics = operation({
  route: 'GET /rubrics',
  summary: 'The rubrics that the school has written; archived ones last',
  audience: admin,
  reply: z.array(rubricCard),
});

export const readRubric = operation({
  route: 'GET /rubrics/{id}',
  summary: 'A rubric of the school with its criteria',
  audience: admin,
  params: byId,
  reply: ownRubric,
  refusals: ['not_found'],
});

export const createRubric = operation({
  route: 'POST /rubrics',
  summary: 'Write a rubric',
  audience: admin,
  body: rubricDraft,
  setElsewhere: { ...setByServer, version: null, isArchived: 'PATCH /rubrics/{id}' },
  reply: ownRubric,
  status: 201,
  refusals: ['limit_reached'],
});

export const changeRubric = operation({
  route: 'PATCH /rubrics/{id}',
  summary:
    'Change a rubric, which makes its next version; corrected essays keep theirs. Or archive it, or open it again',
  audience: admin,
  params: byId,
  body: rubricChanges,
  setElsewhere: setByServer,
  reply: ownRubric,
  refusals: ['not_found', 'changed_meanwhile'],
});
