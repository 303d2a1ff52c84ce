import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { IconClock, IconListCheck, IconStairsUp, IconTarget } from '@tabler/icons-react';
import { PaymentBadge } from '../../courses/PaymentBadge.tsx';
import { useIdentityUser } from '../../layout/session.ts';
import { SubscriptionNote } from '../../subscriptions/SubscriptionNote.tsx';
import { SubscriptionPrice } from '../../subscriptions/SubscriptionPrice.tsx';
import { count } from '../../ui/words/plural.ts';
import { ExplainedList } from '../../ui/lists/ExplainedList.tsx';
import { Presentation, PresentationSection } from '../../ui/cards/Presentation.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { AccountChoice } from '../../users/AccountChoice.tsx';

const paid = 'Este simulado faz parte da assinatura';

const drawn = { title: 'Sempre novo', words: 'Cada tentativa sorteia outras questões.' };
const points = [
  {
    title: 'Nenhuma resposta se perde',
    words: 'Cada uma é salva na hora, e dá para continuar em outro aparelho.',
  },
  {
    title: 'Correção na entrega',
    words: 'A nota sai na hora, com o resultado de cada questão.',
  },
  {
    title: 'O erro volta para revisão',
    words:
      'As questões que você errar, menos dissertativas e arquivos, vão para o seu caderno de erros.',
  },
];

export function ExamPreview({ exam }: { exam: PracticeExamCard }) {
  const isVisitor = useIdentityUser() === null;
  return (
    <Presentation
      {...exam}
      banners={[]}
      thumbUrl={null}
      artwork={{ seed: exam.id, category: exam.categories[0]?.title }}
      kicker={[
        exam.isLeveling ? 'Nivelamento' : 'Simulado',
        ...exam.categories.map(({ title }) => title),
      ].join(' · ')}
      enterLabel="Fazer o simulado"
      facts={<ExamFacts exam={exam} />}
      enter={
        isVisitor ? (
          <Stack gap={12}>
            {exam.paymentType === 'PAID' ? (
              <SubscriptionPrice reason={paid} />
            ) : (
              <strong>
                {exam.isLeveling ? 'A prova' : 'Este simulado'} é grátis para quem tem conta.
              </strong>
            )}
            <AccountChoice />
          </Stack>
        ) : (
          <SubscriptionNote reason={paid} />
        )
      }
    >
      <PresentationSection heading={exam.isLeveling ? 'Como é a prova' : 'Como é este simulado'}>
        <ExplainedList items={exam.autoGenerate ? [drawn, ...points] : points} />
      </PresentationSection>
    </Presentation>
  );
}

function ExamFacts({ exam }: { exam: PracticeExamCard }) {
  const { levels, isLeveling, passingScore, questionsQtd, timeLimitMinutes } = exam;
  return (
    <>
      <li>
        <PaymentBadge paymentType={exam.paymentType} />
      </li>
      {questionsQtd > 0 && (
        <li>
          <IconListCheck size={20} aria-hidden="true" />
          {count(questionsQtd, 'questão', 'questões')}
        </li>
      )}
      <li>
        <IconClock size={20} aria-hidden="true" />
        {timeLimitMinutes === null
          ? 'Sem limite de tempo'
          : count(timeLimitMinutes, 'minuto', 'minutos')}
      </li>
      {passingScore > 0 && (
        <li>
          <IconTarget size={20} aria-hidden="true" />
          {formatPercentage(passingScore)} de acertos para passar
        </li>
      )}
      {levels.length > 0 && !isLeveling && (
        <li>
          <IconStairsUp size={20} aria-hidden="true" />
          {levels.map(({ title }) => title).join(', ')}
        </li>
      )}
    </>
  );
}
