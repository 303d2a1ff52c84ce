import type { AnnulmentChoice } from '@sabia/domain/attempts/annulment.ts';

/** The effect of an annulment for the learner. */
export const annulmentEffects: Readonly<Record<AnnulmentChoice, string>> = {
  POINT_FOR_ALL: 'Todos ganharam o ponto, e sua nota já conta com ele.',
  OUT_OF_SCORE: 'Ela saiu da conta, e sua nota já é sem ela.',
};
