import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, corrector, operation } from '../operation.ts';
import { scoreWeighting, scoreWeightingDraft } from './score-weighting.ts';

const byId = z.object({ id });

export const listScoreWeightings = operation({
  route: 'GET /mock-exams/weightings',
  summary: 'The weightings of the parts of the Enem for courses of universities, by title',
  audience: corrector,
  reply: z.array(scoreWeighting),
});

export const createScoreWeighting = operation({
  route: 'POST /mock-exams/weightings',
  summary: 'Add a weighting, for weighted means in the results of mock exam events',
  audience: admin,
  body: scoreWeightingDraft,
  setElsewhere: { id: null },
  reply: scoreWeighting,
  status: 201,
  refusals: ['title_taken', 'limit_reached'],
});

export const changeScoreWeighting = operation({
  route: 'PUT /mock-exams/weightings/{id}',
  summary: 'Change title and weights of a weighting',
  audience: admin,
  params: byId,
  body: scoreWeightingDraft,
  setElsewhere: { id: null },
  reply: scoreWeighting,
  refusals: ['not_found', 'title_taken'],
});

export const deleteScoreWeighting = operation({
  route: 'DELETE /mock-exams/weightings/{id}',
  summary: 'Delete a weighting; a repetition changes nothing',
  audience: admin,
  params: byId,
});
