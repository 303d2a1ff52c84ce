import type { AttemptScores } from '@sabia/domain/item-response/exam-scores.contract.ts';
import type { ReactNode } from 'react';
import classes from '../ExamScores.module.css';
import { annulledWords, untoldAreas } from './area-notes.ts';
import { hasWeights } from './area-weights.ts';
import { countPoints } from '../points.ts';

/** The result by points, in the words of such exams: net points, cut, approved by block. */
export function CountedAreas({
  scores,
  children,
}: {
  scores: AttemptScores;
  /** Below the score. */
  children?: ReactNode;
}) {
  const { scale, areas, total, cut, isApproved } = scores;
  const isNet = (scale.wrongPoints ?? 0) < 0;
  const isWeighted = hasWeights(areas);
  const blank = sumOf(areas, 'blankQtd');
  const annulled = sumOf(areas, 'annulledQtd');
  // Right and wrong answers are not told while the exam withholds its key.
  const hasAnswers = areas.every(({ correctQtd }) => correctQtd !== null);
  return (
    <section aria-label="Sua nota" className={classes.panel}>
      <div className={classes.summary}>
        <p className={classes.eyebrow}>{isNet ? 'Pontuação líquida' : 'Pontos'}</p>
        <p className={classes.score}>{total === null ? '–' : countPoints(total)}</p>
        {isApproved !== null && (
          <p className={classes.verdict}>{isApproved ? 'Aprovado' : 'Reprovado'}</p>
        )}
        <p className={classes.meaning}>
          {cut === null ? '' : `O corte é ${countPoints(cut)}. `}
          {isNet && `Cada errada tira ${countPoints(-(scale.wrongPoints ?? 0))}. `}
          {blank > 0 &&
            `${blank} em branco, que não ${blank === 1 ? 'soma nem tira' : 'somam nem tiram'}. `}
          {areas.some(({ hasQuestionWeights }) => hasQuestionWeights) &&
            'Os pontos de cada questão são multiplicados pelo peso dela. '}
          {annulled > 0 && annulledWords(annulled)}
          {areas.length === 0 && untoldAreas}
        </p>
        {children}
      </div>
      {areas.length > 0 && (
        <div className={classes.blocks}>
          <table>
            <thead>
              <tr>
                <th scope="col">Bloco</th>
                {hasAnswers && <th scope="col">Certas</th>}
                {hasAnswers && <th scope="col">Erradas</th>}
                <th scope="col">{isNet ? 'Líquido' : 'Pontos'}</th>
                {isWeighted && <th scope="col">Peso</th>}
              </tr>
            </thead>
            <tbody>
              {areas.map((area) => (
                <tr key={area.areaId}>
                  <th scope="row">
                    {area.title}
                    {area.isApproved !== null && (
                      <small>
                        {area.isApproved ? 'Aprovado' : 'Reprovado'}
                        {area.cut !== null && `, o corte é ${countPoints(area.cut)}`}
                      </small>
                    )}
                  </th>
                  {hasAnswers && <td>{area.correctQtd}</td>}
                  {hasAnswers && <td>{area.wrongQtd}</td>}
                  <td>
                    <strong>{area.score === null ? '–' : countPoints(area.score)}</strong>
                  </td>
                  {isWeighted && <td>× {countPoints(area.weight)}</td>}
                </tr>
              ))}
            </tbody>
            {areas.length > 1 && (
              <tfoot>
                <tr>
                  <th scope="row">Total</th>
                  {hasAnswers && <td>{sumOf(areas, 'correctQtd')}</td>}
                  {hasAnswers && <td>{sumOf(areas, 'wrongQtd')}</td>}
                  <td colSpan={isWeighted ? 2 : 1}>
                    <strong>{total === null ? '–' : countPoints(total)}</strong>
                  </td>
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
    </section>
  );
}

const sumOf = (
  areas: AttemptScores['areas'],
  quantity: 'correctQtd' | 'wrongQtd' | 'blankQtd' | 'annulledQtd',
): number => areas.reduce((sum, area) => sum + (area[quantity] ?? 0), 0);
