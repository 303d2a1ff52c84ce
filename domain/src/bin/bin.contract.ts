import { z } from 'zod';
import { pageNumbers, pageOf } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { binItem } from './bin.ts';

export const pageBin = operation({
  route: 'GET /bin',
  summary: 'Deleted courses, sections, contents and questions that can be restored, latest first',
  audience: admin,
  query: z.object(pageNumbers),
  reply: pageOf(binItem),
});
