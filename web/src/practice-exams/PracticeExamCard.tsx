import type { PracticeExamCard as Card } from '@sabia/domain/practice-exams/practice-exam.ts';
import { Link } from '@tanstack/react-router';
import { PaymentBadge } from '../courses/PaymentBadge.tsx';
import classes from '../ui/Card.module.css';
import { count } from '../ui/plural.ts';
import { OwnResult } from './OwnResult.tsx';

interface PracticeExamCardProps {
  exam: Card;
  /** Heading level of the title. */
  heading: 'h2' | 'h3';
}

export function PracticeExamCard({ exam, heading: Heading }: PracticeExamCardProps) {
  const { levels, questionsQtd, timeLimitMinutes } = exam;
  return (
    <article className={classes.card}>
      <div className={classes.body}>
        <Heading className={classes.title}>
          <Link
            to={exam.isLeveling ? '/nivelamento' : '/exercicios/$practiceExamId'}
            params={{ practiceExamId: exam.id }}
            className={classes.link}
          >
            {exam.title}
          </Link>
        </Heading>
        <p className={classes.description}>{exam.shortDescription}</p>
        <p className={classes.facts}>
          <PaymentBadge paymentType={exam.paymentType} />
          {levels.length > 0 && <span>{levels.map((level) => level.title).join(', ')}</span>}
          {questionsQtd > 0 && <span>{count(questionsQtd, 'questão', 'questões')}</span>}
          {timeLimitMinutes !== null && <span>{timeLimitMinutes} min</span>}
        </p>
        {exam.progress && <OwnResult progress={exam.progress} passingScore={exam.passingScore} />}
      </div>
    </article>
  );
}
