import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import '../ui/forms/authoring-styles.ts';
import { classQuery } from '../classes/classes.api.ts';
import { Page } from '../ui/page/Page.tsx';
import { showToast } from '../ui/states/toast.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { classNoticeQuery, useClassNotices } from './class-notices.api.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { changesOf, fieldsOf, newNotice, valuesOf } from './notice-values.ts';

export function NewNoticePage() {
  const { classId } = useParams({ from: '/turmas/$classId/novo-aviso' });
  const { data: schoolClass } = useSuspenseQuery(classQuery(classId));
  const { create } = useClassNotices(classId);
  const navigate = useNavigate();
  const place = { to: '/turmas/$classId', params: { classId } } as const;
  return (
    <Page
      title="Novo aviso"
      measure="text"
      intro={<TextLink {...place}>{schoolClass.title}</TextLink>}
    >
      <NoticeForm
        isNew
        draft={`class-notices/new/${classId}`}
        initialValues={newNotice}
        save={async (values, leave) => {
          await create(fieldsOf(values));
          leave();
          showToast({
            kind: 'success',
            message: values.sendAt ? 'Aviso agendado' : 'Aviso enviado à turma',
          });
          await navigate(place);
        }}
      />
    </Page>
  );
}

export function NoticeEditPage() {
  const { classId, noticeId } = useParams({ from: '/turmas/$classId/avisos/$noticeId' });
  const { data: schoolClass } = useSuspenseQuery(classQuery(classId));
  const { data: notice } = useSuspenseQuery(classNoticeQuery(classId, noticeId));
  // As the form began: the notice may be read again meanwhile.
  const [before] = useState(() => valuesOf(notice, schoolClass.timeZone));
  const { change } = useClassNotices(classId);
  const navigate = useNavigate();
  const place = { to: '/turmas/$classId', params: { classId } } as const;
  return (
    <Page
      title="Editar aviso"
      measure="text"
      intro={<TextLink {...place}>{schoolClass.title}</TextLink>}
    >
      <NoticeForm
        key={noticeId}
        draft={`class-notices/${noticeId}`}
        isNew={false}
        initialValues={before}
        save={async (values, leave) => {
          await change(noticeId, changesOf(before, values));
          leave();
          showToast({ kind: 'success', message: 'Alterações salvas com sucesso' });
          await navigate(place);
        }}
      />
    </Page>
  );
}
