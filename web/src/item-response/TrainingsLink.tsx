import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../ui/TextLink.tsx';
import { trainingsQuery } from './trainings.api.ts';

/** To the trainings of a learner, if there is one or something to train (product.md TRI16). */
export function TrainingsLink() {
  const { data } = useQuery(trainingsQuery);
  if (!data) return null;
  const { areas, exams, trainings } = data;
  if (areas.length + exams.length + trainings.length === 0) return null;
  return <TextLink to="/treino">Treino</TextLink>;
}
