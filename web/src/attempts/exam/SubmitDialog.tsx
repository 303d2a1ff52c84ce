import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useWaitingPages } from '../../questions/use-waiting-pages.ts';
import { count } from '../../ui/words/plural.ts';
import { type QuestionMark, spokenMark, submissionWords } from './question-marks.ts';
import classes from './AnswerCard.module.css';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface SubmitDialogProps {
  attemptId: string;
  isOpen: boolean;
  marks: readonly QuestionMark[];
  /** The area that ends; null: the attempt ends. */
  area: string | null;
  /** True while answers are on their way to the server. */
  isSaving: boolean;
  isPending: boolean;
  /** The reason why the area did not end. */
  problem: string | null;
  onGoTo: (place: number) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before submitting an attempt or finishing an area, with links to the blank and the marked questions. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { attemptId, isOpen, marks, area, isSaving, isPending, problem } = props;
  const { onGoTo, onSubmit, onClose } = props;
  const pages = useWaitingPages(attemptId);
  const unsent = marks.filter((mark) => pages.some((page) => page.questionId === mark.questionId));
  const blank = marks.filter(({ isAnswered }) => !isAnswered);
  const marked = marks.filter(({ isMarked, isAnswered }) => isMarked && isAnswered);
  const goTo = (mark: QuestionMark) => {
    onClose();
    onGoTo(marks.indexOf(mark));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={area === null ? 'Entregar agora?' : `Concluir ${area}?`}
      confirmLabel={area === null ? 'Entregar' : 'Concluir'}
      isDisabled={area !== null && isSaving}
      isPending={isPending}
      onConfirm={onSubmit}
      onClose={onClose}
    >
      <Muted>
        {submissionWords(marks)}{' '}
        {area === null
          ? 'Depois de entregar, as respostas não mudam mais.'
          : 'Depois de concluir, você não volta a estas questões.'}
      </Muted>
      {area !== null && isSaving && <p role="status">Salvando as últimas respostas…</p>}
      {problem && (
        <div role="alert">
          <ErrorMessage>{problem}</ErrorMessage>
        </div>
      )}
      {unsent.length > 0 && (
        <ErrorMessage>
          {`${count(pages.length, 'página ainda não foi enviada e fica', 'páginas ainda não foram enviadas e ficam')} fora da resposta. O envio segue com a questão aberta.`}
        </ErrorMessage>
      )}
      <Questions title="Com páginas por enviar" marks={unsent} onGoTo={goTo} />
      <Questions title="Em branco" marks={blank} onGoTo={goTo} />
      <Questions title="Marcadas para revisar" marks={marked} onGoTo={goTo} />
    </ConfirmDialog>
  );
}

interface QuestionsProps {
  title: string;
  marks: readonly QuestionMark[];
  onGoTo: (mark: QuestionMark) => void;
}

function Questions({ title, marks, onGoTo }: QuestionsProps) {
  if (marks.length === 0) return null;
  return (
    <Stack gap={4} className={classes.group}>
      <strong>{title}</strong>
      <Row as="ul" className={classes.some} aria-label={title}>
        {marks.map((mark) => (
          <li key={mark.questionId}>
            <button
              type="button"
              className={classes.question}
              aria-label={`${spokenMark(mark)}: ir para ela`}
              onClick={() => onGoTo(mark)}
            >
              {mark.number}
            </button>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
