import { Button } from '@mantine/core';
import type { OwnerOfExam } from '@sabia/domain/questions/questions-owner.ts';
import { IconChartBar, IconDatabase } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { ExportMenu } from '../ExportMenu.tsx';
import { ImportQuestions } from '../ImportQuestions.tsx';
import { useQuestionAuthoring } from '../questions.api.ts';

interface QuestionToolsProps {
  owner: OwnerOfExam;
  hasQuestions: boolean;
  preview: ReactNode;
  areStatisticsShown: boolean;
  onStatistics: (areShown: boolean) => void;
}

/** The actions on all questions of an exam. */
export function QuestionTools(props: QuestionToolsProps) {
  const { owner, hasQuestions, preview, areStatisticsShown, onStatistics } = props;
  const { refresh } = useQuestionAuthoring(owner);
  return (
    <Row>
      {hasQuestions && preview}
      <ButtonLink
        to="/admin/questoes"
        search={{ destino: Object.values(owner).join() }}
        variant="default"
        leftSection={<IconDatabase size={18} aria-hidden="true" />}
      >
        Do banco
      </ButtonLink>
      <ImportQuestions owner={owner} onImported={() => void refresh()} />
      {hasQuestions && <ExportMenu source={{ owner }} />}
      {hasQuestions && (
        <Button
          variant={areStatisticsShown ? 'light' : 'default'}
          leftSection={<IconChartBar size={18} aria-hidden="true" />}
          aria-pressed={areStatisticsShown}
          onClick={() => onStatistics(!areStatisticsShown)}
        >
          Estatísticas
        </Button>
      )}
    </Row>
  );
}
