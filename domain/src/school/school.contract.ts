import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, everyone, operation } from '../operation.ts';
import { frontPage } from './front-page.ts';
import { school, schoolChanges, termsOfUse } from './school.ts';

export const readSchool = operation({
  route: 'GET /school',
  summary: 'The company behind the school, with its contacts',
  audience: everyone,
  sharedByVisitors: true,
  versioned: true,
  reply: school,
});

export const readTerms = operation({
  route: 'GET /school/terms',
  summary: 'The terms of use: the text of the school, or the default one with its data',
  audience: everyone,
  sharedByVisitors: true,
  isEdited: true,
  reply: termsOfUse,
});

export const readFrontPage = operation({
  route: 'GET /school/front-page',
  summary:
    'The front page for visitors: some courses, the number of all and of the free ones, and the plans',
  audience: everyone,
  sharedByVisitors: true,
  reply: frontPage,
});

export const changeSchool = operation({
  route: 'PATCH /school/{id}',
  summary: 'Change the data of the company and the terms of use',
  audience: admin,
  versioned: true,
  records: { kind: 'SCHOOL', id: 'params.id' },
  params: z.object({ id }),
  body: schoolChanges,
  reply: school,
  refusals: ['not_found'],
});
