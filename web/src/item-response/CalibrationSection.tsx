import type { ExamCalibration } from '@sabia/domain/item-response/calibrations.contract.ts';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDay } from '../ui/words/dates.ts';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { count } from '../ui/words/plural.ts';
import { Callout } from '../ui/primitives/Callout.tsx';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { showToast } from '../ui/states/toast.tsx';
import classes from './ExamScores.module.css';
import { examCalibrationQuery, useExamCalibration } from './exam-scoring.api.ts';
import { messageOf } from './message-of.ts';
import { countPoints } from './points.ts';

const title = 'Números da TRI pelas respostas da escola';

/** In place of the estimates where the scale of the exam would not use them. */
export const CalibrationHint = () => (
  <FormSection title={title}>
    <p className={classes.sentence}>
      Escolha a escala Enem (TRI) e salve para estimar a dificuldade das questões pelas respostas
      dos alunos. As outras escalas contam pontos e não usam estimativas.
    </p>
  </FormSection>
);

/** Parameters that are estimated from the school's own answers (product.md TRI13, TRI32, TRI33). */
export function CalibrationSection({ examId }: { examId: string }) {
  const calibration = useQuery({
    ...examCalibrationQuery(examId),
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? 3000 : false),
  });
  return (
    <Loaded query={calibration} skeleton={<Skeleton height={180} radius={20} />}>
      {(known) =>
        known.status !== 'PUBLISHED' && <Calibration examId={examId} calibration={known} />
      }
    </Loaded>
  );
}

function Calibration({ examId, calibration }: { examId: string; calibration: ExamCalibration }) {
  const { request, accept } = useExamCalibration(examId);
  const requesting = useMutation({ mutationFn: request });
  const accepting = useMutation({
    mutationFn: accept,
    onSuccess: () => showToast({ kind: 'success', message: 'As estimativas valem para as notas.' }),
  });
  const { status, attemptsQtd, questions, model, calibratedAt, acceptedAt } = calibration;
  const known = questions.filter(({ parameters }) => parameters !== null).length;
  const calibrable = questions.filter(({ isCorrectedByPeople }) => !isCorrectedByPeople).length;
  const problem = requesting.error ?? accepting.error;
  return (
    <FormSection
      title={title}
      intro={`Para um simulado próprio, a dificuldade das questões vem de quem já fez: ${count(attemptsQtd, 'aluno', 'alunos')} até agora. São precisas 30 respostas por questão; com 200, a estimativa é mais fina.`}
    >
      {status === 'WAITING' && (
        <div role="status">
          <Callout>Calculando. Pode sair desta página: o resultado fica guardado.</Callout>
        </div>
      )}
      {status === 'FAILED' && (
        <div role="alert">
          <ErrorMessage>
            A última conta não terminou: há questões ou respostas demais para ela. As notas
            continuam como estavam.
          </ErrorMessage>
        </div>
      )}
      {status === 'DONE' && calibratedAt && (
        <>
          <p className={classes.sentence}>
            {model === null
              ? 'Dados insuficientes: nenhuma questão tem 30 respostas ainda.'
              : `${count(known, 'questão estimada', 'questões estimadas')} de ${calibrable}, em ${formatDay(calibratedAt)}, pelo modelo ${model === 'RASCH' ? 'de Rasch' : 'de dois parâmetros'}.`}{' '}
            {acceptedAt && 'As notas usam estas estimativas.'}
          </p>
          {model !== null && (
            <Estimates questions={questions} hasDiscrimination={model !== 'RASCH'} />
          )}
        </>
      )}
      {problem && (
        <div role="alert">
          <ErrorMessage>{messageOf(problem)}</ErrorMessage>
        </div>
      )}
      {status !== 'WAITING' && (
        <Row>
          {status === 'DONE' && known > 0 && !acceptedAt && (
            <Button
              loading={accepting.isPending}
              onClick={() => {
                requesting.reset();
                accepting.mutate();
              }}
            >
              Usar nas notas
            </Button>
          )}
          <Button
            variant="default"
            loading={requesting.isPending}
            onClick={() => {
              accepting.reset();
              requesting.mutate();
            }}
          >
            {status === 'NONE' ? 'Estimar' : 'Estimar de novo'}
          </Button>
        </Row>
      )}
    </FormSection>
  );
}

interface EstimatesProps extends Pick<ExamCalibration, 'questions'> {
  /** In a model of two parameters each question has its own. */
  hasDiscrimination: boolean;
}

const Estimates = ({ questions, hasDiscrimination }: EstimatesProps) => (
  <details className={classes.more}>
    <summary>Ver as questões em uma tabela</summary>
    <p className={classes.sentence}>
      Dificuldade 0 é a média dos alunos daqui: acima é mais difícil, abaixo é mais fácil. No
      ajuste, 1 é o esperado; acima de 1,3 as respostas são quase ao acaso, e vale reler a questão.
      {hasDiscrimination && ' Discriminação alta separa melhor quem sabe de quem não sabe.'}
    </p>
    <table className={`${classes.table} ${classes.dense}`}>
      <thead>
        <tr>
          <th scope="col">Questão</th>
          <th scope="col">Respostas</th>
          <th scope="col">Dificuldade</th>
          {hasDiscrimination && <th scope="col">Discriminação</th>}
          <th scope="col">Ajuste</th>
        </tr>
      </thead>
      <tbody>
        {questions.map(({ questionId, number, answersQtd, isCorrectedByPeople, parameters }) => (
          <tr key={questionId}>
            <th scope="row">{number}</th>
            <td>{isCorrectedByPeople ? '–' : answersQtd}</td>
            {parameters ? (
              <>
                <td>
                  {countPoints(parameters.b)} ± {countPoints(parameters.error)}
                </td>
                {hasDiscrimination && <td>{countPoints(parameters.a)}</td>}
                <td>{countPoints(parameters.fit)}</td>
              </>
            ) : (
              <td colSpan={hasDiscrimination ? 3 : 2}>
                {isCorrectedByPeople ? 'não entra: corrigida por pessoas' : 'dados insuficientes'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
