import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { Area } from '@sabia/domain/item-response/booklet.ts';
import type { TrainingChoices } from '@sabia/domain/item-response/trainings.contract.ts';

export type Subject = { area: Area } | { practiceExamId: string; areaId?: string };

/** The area or practice exam of a result, from which a link leads to a training. */
export interface TrainingSearch {
  area?: Area | undefined;
  simulado?: string | undefined;
}

export interface WantedTraining {
  title: string;
  words: string;
  /** Null: the learner can't train it. */
  subject: Subject | null;
}

/** The training that belongs to the result which the learner comes from. */
export function wantedTraining(
  { areas, exams }: Pick<TrainingChoices, 'areas' | 'exams'>,
  { area, simulado }: TrainingSearch,
): WantedTraining | null {
  if (area) {
    return areas.some((known) => known.area === area)
      ? {
          title: areaTitles[area],
          words:
            'O treino é da área inteira, não só das habilidades que faltaram. Ele chega a elas pelo que você acerta e erra.',
          subject: { area },
        }
      : {
          title: areaTitles[area],
          words: 'Ainda não há questões desta área para treinar.',
          subject: null,
        };
  }
  if (!simulado) return null;
  const [exam, ...otherAreas] = exams.filter(({ id }) => id === simulado);
  if (!exam) {
    return {
      title: 'Este simulado',
      words: 'As questões dele não podem ser treinadas agora.',
      subject: null,
    };
  }
  const { title, areaId } = exam;
  if (otherAreas.length > 0) {
    return {
      title,
      words: 'O treino é de uma área por vez: escolha a área abaixo.',
      subject: null,
    };
  }
  return {
    title,
    words: 'O treino é do simulado inteiro. Ele escolhe as questões pelo que você acerta e erra.',
    subject: { practiceExamId: exam.id, ...(areaId && { areaId }) },
  };
}
