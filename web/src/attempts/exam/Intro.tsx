import type { AttemptsPage } from '@sabia/domain/attempts/attempt.ts';
import { nextAttemptAfter, usedAttempts } from '@sabia/domain/attempts/next-attempt.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import { lazyPage } from '../../layout/lazy-page.ts';
import classes from './Intro.module.css';
import { attemptQuery, type ExamPort, type ExamTerms } from '../attempts.api.ts';
import { BestResult } from './BestResult.tsx';
import { useNow } from '../../ui/words/use-now.ts';
import { Instructions } from './Instructions.tsx';
import { IntroFacts, neededShare } from './IntroFacts.tsx';
import { Attempts } from './Attempts.tsx';
import { RetakeRefusal } from './RetakeRefusal.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';

const LanguageChoice = lazyPage(() => import('./LanguageChoice.tsx'));

interface IntroProps {
  settings: ExamTerms;
  /** The first page. */
  attempts: AttemptsPage;
  /** Null: there are no older pages. */
  olderAttempts: ExamPort['attempts'] | null;
  /** The preview that an author takes instead while impersonating, when no attempt can be stored. */
  preview: ExamPort['preview'];
  isStarting: boolean;
  /** The reason why the attempt did not start. */
  problem: string | null;
  onStart: (foreignLanguage: ForeignLanguage | undefined) => void;
  onOpen: (attemptId: string) => void;
}

/** The introduction of an exam: its settings, and the learner's attempts. */
export function Intro({
  settings,
  attempts,
  olderAttempts,
  preview,
  isStarting,
  problem,
  onStart,
  onOpen,
}: IntroProps) {
  const ongoing = attempts.items.find(({ submittedAt }) => submittedAt === null);
  const context = useAppContext();
  const now = useNow();
  const { data: read } = useQuery({
    ...attemptQuery(context, ongoing?.id ?? ''),
    enabled: ongoing !== undefined,
  });
  const [isOver, setOver] = useState(false);
  const next = nextAttemptAfter(attempts.items, settings, now);
  const { best } = attempts;
  const [language, setLanguage] = useState<ForeignLanguage>(0);
  return (
    <Card as="section" aria-label="Antes de começar" padding={24} gap={20}>
      <IntroFacts
        settings={settings}
        ongoing={ongoing}
        read={read}
        lastNumber={usedAttempts(attempts.items)}
        now={now}
        onOver={() => setOver(true)}
      />
      {settings.instructions && <Instructions html={settings.instructions} />}
      {best && (
        <BestResult
          best={best}
          hasScores={settings.hasScores === true}
          isPassable={neededShare(settings, ongoing) > 0}
        />
      )}
      {problem && (
        <div role="alert">
          <ErrorMessage>{problem}</ErrorMessage>
        </div>
      )}
      {preview ? (
        <>
          <Muted>
            Aqui nada é gravado. Para responder às questões, saia da visualização pela prévia.
          </Muted>
          <ButtonLink {...preview} size="md" className={classes.start}>
            Experimentar
          </ButtonLink>
        </>
      ) : ongoing ? (
        <Button size="md" className={classes.start} onClick={() => onOpen(ongoing.id)}>
          {isOver ? 'Ver o resultado' : 'Continuar tentativa'}
        </Button>
      ) : !next.granted ? (
        <RetakeRefusal {...{ next, now }} />
      ) : (
        <>
          {settings.hasLanguageChoice && (
            <Suspense fallback={<Skeleton height={56} />}>
              <LanguageChoice chosen={language} onChoose={setLanguage} />
            </Suspense>
          )}
          <Button
            size="md"
            loading={isStarting}
            className={classes.start}
            onClick={() => onStart(settings.hasLanguageChoice ? language : undefined)}
          >
            {best ? 'Tentar de novo' : 'Começar'}
          </Button>
        </>
      )}
      <Attempts attempts={attempts} older={olderAttempts} onOpen={onOpen} />
    </Card>
  );
}
