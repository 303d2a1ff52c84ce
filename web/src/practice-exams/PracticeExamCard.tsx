import type { PracticeExamCard as PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import { PaymentBadge } from '../courses/PaymentBadge.tsx';
import { count } from '../ui/plural.ts';
import { OwnResult } from './OwnResult.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { CardLink } from '../ui/primitives/CardLink.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { CardText } from '../ui/CardText.tsx';

interface PracticeExamCardProps {
  exam: PracticeExam;
  /** Heading level of the title. */
  heading: 'h2' | 'h3';
}

export function PracticeExamCard({ exam, heading }: PracticeExamCardProps) {
  const { levels, questionsQtd, timeLimitMinutes } = exam;
  return (
    <Card as="article" gap={8} isRaised>
      <Heading as={heading} size={17}>
        <CardLink
          to={exam.isLeveling ? '/nivelamento' : '/exercicios/$practiceExamId'}
          params={{ practiceExamId: exam.id }}
        >
          {exam.title}
        </CardLink>
      </Heading>
      <CardText
        description={exam.shortDescription}
        facts={
          <>
            <PaymentBadge paymentType={exam.paymentType} />
            {levels.length > 0 && <span>{levels.map((level) => level.title).join(', ')}</span>}
            {questionsQtd > 0 && <span>{count(questionsQtd, 'questão', 'questões')}</span>}
            {timeLimitMinutes !== null && <span>{timeLimitMinutes} min</span>}
          </>
        }
      />
      {exam.progress && <OwnResult progress={exam.progress} passingScore={exam.passingScore} />}
    </Card>
  );
}
