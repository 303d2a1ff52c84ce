import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** For the author of an exam or quick question without questions. */
export const NoQuestionsYet = () => (
  <EmptyState
    message="Nenhuma questão ainda."
    hint="Escreva a primeira na edição e volte para ver como ela aparece."
  />
);
