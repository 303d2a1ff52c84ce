import { useQuery } from '@tanstack/react-query';
import { EarlierVersion } from './EarlierVersion.tsx';
import { essayResultsQuery } from './essay-results.api.ts';

interface VersionBeforeProps {
  /** Under way. */
  attemptId: string;
  questionId: string;
}

/** The earlier version of an essay that is being written; nothing without one, or without a network. */
export function VersionBefore({ attemptId, questionId }: VersionBeforeProps) {
  // Not kept: the result of the attempt reads its essays anew.
  const { data } = useQuery({ ...essayResultsQuery(attemptId), gcTime: 0 });
  const version = data?.earlier.find((known) => known.questionId === questionId);
  return version ? <EarlierVersion of={version} headingAs="h3" besideFrom="68.75em" /> : null;
}
