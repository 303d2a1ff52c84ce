import type { ReportedTopic } from '@sabia/domain/mock-exams/mock-exam-report.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { count } from '../../ui/words/plural.ts';
import { shareWords } from './report-words.ts';

const shownQtd = 10;

/** The topics with the fewest right answers. */
export const TopicList = ({ topics }: { topics: readonly ReportedTopic[] }) =>
  topics.length > 0 && (
    <FormSection
      title="O que ensinar a seguir"
      intro="Os assuntos com menos acertos: pela habilidade da questão ou, sem ela, pela categoria."
    >
      <DividedList as="ol">
        {topics.slice(0, shownQtd).map(({ title, questionsQtd, rightShare }) => (
          <li key={title}>
            <div>
              {title}
              <Muted size={13}>{count(questionsQtd, 'questão', 'questões')}</Muted>
            </div>
            <strong>{shareWords(rightShare)} de acertos</strong>
          </li>
        ))}
      </DividedList>
    </FormSection>
  );
