import { Button } from '@mantine/core';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { Area } from '@sabia/domain/item-response/booklet.ts';
import type { TrainingChoices } from '@sabia/domain/item-response/trainings.contract.ts';
import { count } from '../../ui/words/plural.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import classes from './Training.module.css';
import type { TrainingStart } from './use-training-start.ts';
import type { WantedTraining } from './wanted-training.ts';

interface TrainingOfResultProps {
  wanted: WantedTraining;
  training: TrainingStart;
}

/** The training that belongs to the result which the learner comes from. */
export function TrainingOfResult({ wanted, training }: TrainingOfResultProps) {
  const { title, words, subject } = wanted;
  return (
    <Stack as="section" gap={12}>
      <Heading size={24}>A partir do seu resultado</Heading>
      <Card padding={24} isRaised>
        <Row gap={16} justify="between">
          <div>
            <Heading as="h3">{title}</Heading>
            <Muted>{words}</Muted>
          </div>
          {subject && (
            <Button
              loading={training.isStarting(subject)}
              aria-label={`Treinar ${title}`}
              onClick={() => training.start(subject)}
            >
              Treinar
            </Button>
          )}
        </Row>
      </Card>
    </Stack>
  );
}

interface TrainingsOfAreasProps {
  areas: TrainingChoices['areas'];
  /** The area whose training is the main action of the page. */
  first: Area | undefined;
  training: TrainingStart;
}

export function TrainingsOfAreas({ areas, first, training }: TrainingsOfAreasProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading size={24}>Por área do Enem</Heading>
      <ul className={classes.choices}>
        {areas.map(({ area, questionsQtd }) => (
          <Card as="li" key={area} padding={24} gap={16}>
            <div>
              <Heading as="h3">{areaTitles[area]}</Heading>
              <Muted>{count(questionsQtd, 'questão', 'questões')}</Muted>
            </div>
            <Button
              variant={area === first ? 'filled' : 'default'}
              loading={training.isStarting({ area })}
              aria-label={`Treinar ${areaTitles[area]}`}
              onClick={() => training.start({ area })}
            >
              Treinar
            </Button>
          </Card>
        ))}
      </ul>
    </Stack>
  );
}

interface TrainingsOfExamsProps {
  exams: TrainingChoices['exams'];
  training: TrainingStart;
}

export function TrainingsOfExams({ exams, training }: TrainingsOfExamsProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading size={24}>Por simulado</Heading>
      <DividedList>
        {exams.map(({ id, title, areaId, areaTitle, questionsQtd }) => {
          const name = areaTitle === null ? title : `${title}: ${areaTitle}`;
          const subject = { practiceExamId: id, ...(areaId && { areaId }) };
          return (
            <li key={areaId ?? id} className={classes.exam}>
              <div>
                <strong>{name}</strong>
                <Muted size={14}>{count(questionsQtd, 'questão', 'questões')}</Muted>
              </div>
              <Button
                variant="default"
                loading={training.isStarting(subject)}
                aria-label={`Treinar ${name}`}
                onClick={() => training.start(subject)}
              >
                Treinar
              </Button>
            </li>
          );
        })}
      </DividedList>
    </Stack>
  );
}
