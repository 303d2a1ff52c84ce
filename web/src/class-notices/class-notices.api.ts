import { useAppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { type Input, read } from '../platform/api/api.ts';

export const classNoticesQuery = (id: string, page = 1) =>
  read('GET /classes/{id}/notices', { params: { id }, query: { page: String(page), limit: '5' } });

export const classNoticeQuery = (id: string, noticeId: string) =>
  read('GET /classes/{id}/notices/{noticeId}', { params: { id, noticeId } });

export const ownNoticesQuery = () => read('GET /class-notices/own', { query: { limit: '3' } });

/** Commands of teachers on notices; each refreshes the queries of classes. */
export function useClassNotices(id: string) {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /class');
  return {
    create: (body: Input<'POST /classes/{id}/notices'>['body']) =>
      wrote(call('POST /classes/{id}/notices', { params: { id }, body })),
    change: (noticeId: string, body: Input<'PATCH /classes/{id}/notices/{noticeId}'>['body']) =>
      wrote(call('PATCH /classes/{id}/notices/{noticeId}', { params: { id, noticeId }, body })),
    remove: (noticeId: string) =>
      wrote(call('DELETE /classes/{id}/notices/{noticeId}', { params: { id, noticeId } })),
  };
}
