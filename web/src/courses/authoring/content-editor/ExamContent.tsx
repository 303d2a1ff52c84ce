import { Tabs } from '@mantine/core';
import { type Content, isExam } from '@sabia/domain/courses/content.ts';
import { useParams } from '@tanstack/react-router';
import { IconPlayerPlay } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { QuestionList } from '../../../questions/QuestionList.tsx';
import { ContentEditor } from './ContentEditor.tsx';
import type { EditedContent } from './edited-content.ts';
import { Callout } from '../../../ui/primitives/Callout.tsx';

interface ExamContentProps {
  edited: EditedContent & { content: Content };
  onDone: () => void;
}

/** A content with questions: a tab for them, and one for its settings. */
export function ExamContent({ edited, onDone }: ExamContentProps) {
  const { content } = edited;
  const { courseId } = useParams({
    from: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo',
  });
  const isDrawn = (content.generatedExamFilters ?? []).length > 0;
  return (
    <Tabs defaultValue={isDrawn ? 'configuracoes' : 'questoes'}>
      <Tabs.List aria-label={`Partes de ${content.title}`} mb={16}>
        <Tabs.Tab value="questoes" data-autofocus={!isDrawn || undefined}>
          Questões
        </Tabs.Tab>
        <Tabs.Tab value="configuracoes" data-autofocus={isDrawn || undefined}>
          Configurações
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="questoes">
        {isDrawn && (
          <Callout>
            <p>
              Esta prova sorteia questões do banco. As que você escrever aqui só entram nela se
              combinarem com os filtros de Configurações.
            </p>
          </Callout>
        )}
        <QuestionList
          owner={{ contentId: content.id }}
          hasWeights={isExam(content.contentType)}
          preview={
            <ButtonLink
              to="/admin/conteudos/cursos/gerenciar/$courseId/previa/$contentId"
              params={{ courseId, contentId: content.id }}
              variant="default"
              leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
            >
              Experimentar
            </ButtonLink>
          }
        />
      </Tabs.Panel>
      {/* Stays mounted, and so keeps its values, while the other tab is open. */}
      <Tabs.Panel value="configuracoes">
        <ContentEditor edited={edited} onDone={onDone} />
      </Tabs.Panel>
    </Tabs>
  );
}
