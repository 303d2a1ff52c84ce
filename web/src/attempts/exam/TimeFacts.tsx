import type { ListedAttempt } from '@sabia/domain/attempts/attempt.ts';
import { extraMinutes } from '@sabia/domain/attempts/deadline.ts';
import { IconClock, IconDeviceFloppy, IconListNumbers } from '@tabler/icons-react';
import { count } from '../../ui/words/plural.ts';
import { areaWords } from '../area-words.ts';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { ExamTerms } from '../attempts.api.ts';
import { Fact } from './Fact.tsx';
import { TimeLeftFact } from './OngoingFacts.tsx';
import { graceRule } from './Submitting.tsx';

interface TimeFactsProps {
  settings: ExamTerms;
  /** The attempt under way, as the list of attempts has it. */
  ongoing: ListedAttempt | undefined;
  /** The same attempt with its answers and the deadline that runs now; undefined while it loads. */
  read: Attempt | undefined;
  onOver: () => void;
}

/** The time of an attempt: as a whole, and of areas that have times of their own (product.md A19). */
export function TimeFacts({ settings, ongoing, read, onOver }: TimeFactsProps) {
  const { timedAreas = null, timeLimitMinutes } = settings;
  const hasLimit = ongoing ? ongoing.deadline !== null : timeLimitMinutes !== null;
  return (
    <>
      {ongoing && read?.deadline ? (
        <TimeLeftFact attempt={{ ...read, deadline: read.deadline }} onOver={onOver} />
      ) : (
        (hasLimit || !timedAreas) && (
          <Fact icon={<IconClock aria-hidden="true" />}>
            <LimitWords
              hasLimit={hasLimit}
              minutes={ongoing ? null : timeLimitMinutes}
              extra={extraMinutes(settings)}
            />
          </Fact>
        )
      )}
      {timedAreas && (
        <Fact icon={<IconListNumbers aria-hidden="true" />}>
          <strong>{count(timedAreas.length, 'área', 'áreas')}, uma depois da outra</strong>, com
          pausa entre elas se você quiser:{' '}
          {timedAreas
            .map((area) => `${area.title} (${areaWords(withExtraTime(area, settings))})`)
            .join('; ')}
          .{!ongoing && ' A primeira começa com a tentativa.'} Depois que uma área começa, o tempo
          dela não para.{!hasLimit && !read?.deadline && ` ${graceRule}`}
        </Fact>
      )}
    </>
  );
}

/** A learner can leave an attempt, but not its time. */
export function SavedFact({ settings, ongoing, read }: Omit<TimeFactsProps, 'onOver'>) {
  const limit = ongoing ? (read ?? ongoing).deadline : settings.timeLimitMinutes;
  const isTimed = limit !== null || (!read && Boolean(settings.timedAreas));
  return (
    <Fact icon={<IconDeviceFloppy aria-hidden="true" />}>
      Cada resposta é salva na hora.{' '}
      {isTimed
        ? 'Se a página fechar, volte logo, até em outro aparelho.'
        : 'Você pode sair e continuar depois, até em outro aparelho.'}
    </Fact>
  );
}

const withExtraTime = (
  area: NonNullable<ExamTerms['timedAreas']>[number],
  { extraTimePercent }: ExamTerms,
) => {
  const { timeLimitMinutes } = area;
  if (timeLimitMinutes === null) return area;
  const extra = extraMinutes({ timeLimitMinutes, extraTimePercent });
  return { ...area, timeLimitMinutes: timeLimitMinutes + extra };
};

/** `minutes`: null while an attempt is under way whose time left is not known yet. */
function LimitWords({
  hasLimit,
  minutes,
  extra,
}: {
  hasLimit: boolean;
  minutes: number | null;
  /** The minutes of extra time. */
  extra: number;
}) {
  if (!hasLimit) return <strong>Sem limite de tempo</strong>;
  return (
    <>
      {minutes === null ? (
        <strong>O tempo está correndo.</strong>
      ) : (
        <>
          <strong>
            {extra > 0
              ? `${minutes} min + ${extra} min de tempo adicional`
              : count(minutes, 'minuto', 'minutos')}
          </strong>{' '}
          a partir do começo, e o tempo não para.
        </>
      )}{' '}
      {graceRule}
    </>
  );
}
