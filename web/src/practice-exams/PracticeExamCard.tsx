import type { PracticeExamCard as PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import { windowWords } from '../attempts/window-words.ts';
import { CardText } from '../ui/cards/CardText.tsx';
import { count } from '../ui/words/plural.ts';
import { PriceWord } from '../ui/cards/PriceWord.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { Card, CardBody } from '../ui/primitives/Card.tsx';
import { CardLink } from '../ui/primitives/CardLink.tsx';
import { Tag } from '../ui/primitives/Tag.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import { paymentTypeNames } from './payment-types.ts';

interface PracticeExamCardProps {
  exam: PracticeExam;
  /** Heading level of the title. */
  heading: 'h2' | 'h3';
}

export function PracticeExamCard({ exam, heading }: PracticeExamCardProps) {
  const { levels, paymentType, questionsQtd, timeLimitMinutes } = exam;
  const now = useNow();
  const hasScore = typeof exam.progress?.correctAverage === 'number';
  return (
    <Card as="article" padding={0} isRaised>
      <AnswerSheet exam={exam} />
      <CardBody>
        <CardText
          category={exam.categories[0]?.title}
          level={levels.map((level) => level.title).join(', ')}
          heading={heading}
          title={
            <CardLink
              to={exam.isLeveling ? '/nivelamento' : '/exercicios/$practiceExamId'}
              params={{ practiceExamId: exam.id }}
            >
              {exam.title}
            </CardLink>
          }
          description={exam.shortDescription}
          facts={
            <>
              {exam.progress?.isOngoing ? (
                <Tag tone="alive">Em andamento</Tag>
              ) : (
                <PriceWord isFree={paymentType === 'FREE'}>
                  {paymentTypeNames[paymentType]}
                </PriceWord>
              )}
              <span>
                {[
                  // Without a best score the head of the card has it.
                  hasScore && questionsQtd > 0 && count(questionsQtd, 'questão', 'questões'),
                  timeLimitMinutes !== null && `${timeLimitMinutes} min`,
                  windowWords(exam, now),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </>
          }
        />
      </CardBody>
    </Card>
  );
}
