import type { PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ImpersonationMenu } from '../../layout/ImpersonationMenu.tsx';
import { PublishableFrame } from '../../publications/PublishableFrame.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface ExamFrameProps {
  exam: PracticeExam;
  tab: 'Configurações' | 'Conteúdo' | 'Nota' | 'Resultados' | 'Histórico';
  children: ReactNode;
}

/** The frame of the pages on which a practice exam is edited. */
export function ExamFrame({ exam, tab, children }: ExamFrameProps) {
  const params = { practiceExamIdEdit: exam.id };
  return (
    <PublishableFrame
      kind="PRACTICE_EXAM"
      entity={exam}
      list={{ to: '/admin/conteudos/exercicios', search: { page: 1 } }}
      viewAs={
        <>
          <ButtonLink
            to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/previa"
            params={params}
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
          >
            Experimentar
          </ButtonLink>
          <ImpersonationMenu
            place={{ to: '/exercicios/$practiceExamId', params: { practiceExamId: exam.id } }}
          />
        </>
      }
      tabs={[
        {
          label: 'Configurações',
          to: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/configuracoes',
          params,
        },
        {
          label: 'Conteúdo',
          to: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/conteudo',
          params,
        },
        {
          label: 'Nota',
          to: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/nota',
          params,
        },
        {
          label: 'Resultados',
          to: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/resultados',
          params,
          search: { page: 1 },
        },
        {
          label: 'Histórico',
          to: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/historico',
          params,
        },
      ]}
      tab={tab}
    >
      {children}
    </PublishableFrame>
  );
}
