import type { PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import type { ReactNode } from 'react';
import { PublishButton } from '../../publications/PublishButton.tsx';
import { ImpersonationMenu } from '../../layout/ImpersonationMenu.tsx';
import { EditorFrame } from '../../ui/EditorFrame.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { toasts } from './toasts.ts';

interface ExamFrameProps {
  exam: PracticeExam;
  tab: 'Configurações' | 'Conteúdo' | 'Histórico';
  children: ReactNode;
}

/** What surrounds the screens on which a practice exam is made. */
export function ExamFrame({ exam, tab, children }: ExamFrameProps) {
  const params = { practiceExamId: exam.id };
  return (
    <EditorFrame
      title={exam.title}
      isActive={exam.isActive}
      back={
        <TextLink to="/admin/conteudos/exercicios" search={{ page: 1 }}>
          Todos os exercícios
        </TextLink>
      }
      actions={
        <>
          <ImpersonationMenu place={{ to: '/exercicios/$practiceExamId', params }} />
          <PublishButton kind="PRACTICE_EXAM" thing={exam} toasts={toasts} />
        </>
      }
      tabs={[
        {
          label: 'Configurações',
          to: '/admin/conteudos/exercicios/gerenciar/$practiceExamId/configuracoes',
          params,
        },
        {
          label: 'Conteúdo',
          to: '/admin/conteudos/exercicios/gerenciar/$practiceExamId/conteudo',
          params,
        },
        {
          label: 'Histórico',
          to: '/admin/conteudos/exercicios/gerenciar/$practiceExamId/historico',
          params,
        },
      ]}
      tab={tab}
    >
      {children}
    </EditorFrame>
  );
}
