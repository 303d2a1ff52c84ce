import type {
  AreaResult,
  AttemptScores,
} from '@sabia/domain/item-response/exam-scores.contract.ts';
import { type ReactNode, useId } from 'react';
import classes from '../ExamScores.module.css';
import { countPoints, points } from '../points.ts';
import { annulledWords, uncountedWords, untoldAreas } from './area-notes.ts';
import { hasWeights } from './area-weights.ts';
import { ScoreStrip } from './ScoreStrip.tsx';

interface AreaScoresProps {
  scores: AttemptScores;
  /** The area whose questions are shown below; undefined: no area is told. */
  chosen: string | undefined;
  onChoose: (areaId: string) => void;
  /** Below the score. */
  children: ReactNode;
}

/** The score: of one area, or the mean of several areas with each of them. */
export function AreaScores({ scores, chosen, onChoose, children }: AreaScoresProps) {
  const { areas, total } = scores;
  const [only] = areas;
  if (areas.length === 1 && only) return <OneArea area={only}>{children}</OneArea>;
  return (
    <section aria-label="Suas notas" className={classes.panel}>
      <div className={classes.summary}>
        <p className={classes.eyebrow}>{meanTitle(areas)}</p>
        <p className={classes.score}>{total === null ? '–' : points(total)}</p>
        <p className={classes.meaning}>
          {areas.length === 0
            ? untoldAreas
            : total === null
              ? 'A média aparece quando todas as áreas têm nota.'
              : `${rightWords(areas)} que valem nota. Escolha uma área para ver o que fez a nota dela.`}
        </p>
        {children}
      </div>
      {areas.length > 0 && <AreaChoice areas={areas} chosen={chosen} onChoose={onChoose} />}
      <Notes areas={areas} chosen={areas.find(({ areaId }) => areaId === chosen)} />
    </section>
  );
}

function OneArea({ area, children }: { area: AreaResult; children: ReactNode }) {
  return (
    <section aria-label="Sua nota" className={classes.panel}>
      <div className={classes.summary}>
        <p className={classes.eyebrow}>{area.title}</p>
        <p className={classes.score}>{area.score === null ? '–' : points(area.score)}</p>
        <p className={classes.meaning}>
          {rightWords([area])} que valem nota.{' '}
          {area.score !== null && upperFirst(intervalWords(area))}
        </p>
        {children}
      </div>
      <div className={classes.alone}>
        <ScoreStrip area={area} hasScale />
      </div>
      <Notes areas={[area]} />
    </section>
  );
}

function AreaChoice({
  areas,
  chosen,
  onChoose,
}: Omit<AreaScoresProps, 'scores' | 'children'> & { areas: readonly AreaResult[] }) {
  const name = useId();
  const isWeighted = hasWeights(areas);
  return (
    <fieldset className={classes.areas}>
      <legend>Área</legend>
      {areas.map((area) => (
        <label key={area.areaId}>
          <input
            type="radio"
            name={name}
            checked={area.areaId === chosen}
            onChange={() => onChoose(area.areaId)}
          />
          <span className={classes.area}>
            <span className={classes.areaTitle}>
              {area.title}
              <small>
                {rightOf(area)}
                {isWeighted && `, peso ${countPoints(area.weight)}`}
              </small>
            </span>
            <ScoreStrip area={area} />
            <strong>{area.score === null ? '–' : points(area.score)}</strong>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Notes({
  areas,
  chosen,
}: {
  areas: readonly AreaResult[];
  chosen?: AreaResult | undefined;
}) {
  const notes = areas.flatMap((area) => noteOf(area, areas.length > 1));
  if (chosen && chosen.score !== null) notes.unshift(`${chosen.title}: ${intervalWords(chosen)}`);
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function noteOf(area: AreaResult, isNamed: boolean): string[] {
  const { title, score, isReproducible, isContradictory, isEstimated, average, annulledQtd } = area;
  const name = isNamed ? `${title}: ` : '';
  const said = (text: string) => (isNamed ? text : upperFirst(text));
  return [
    score === null && said('ainda não tem nota, porque faltam os números das questões.'),
    isContradictory &&
      said(
        'cuidado, os números publicados deste caderno não dão as notas oficiais. Use esta nota só como ideia.',
      ),
    isEstimated &&
      said('nota estimada pelas respostas desta escola, e não pelos números oficiais.'),
    annulledQtd > 0 && said(annulledWords(annulledQtd)),
    score !== null && area.uncountedQtd > 0 && said(uncountedWords(area)),
    score !== null &&
      isReproducible === false &&
      !isContradictory &&
      said('nem todas as questões contam como no Enem, por isso esta não é a nota oficial.'),
    average !== null && said(`a média de quem fez este simulado é ${points(average)}.`),
  ].flatMap((note) => (note ? [name + note] : []));
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const intervalWords = ({ score, standardError }: AreaResult): string => {
  const [from, to] = intervalOf({ score, standardError });
  return `em outra prova do mesmo tamanho, a nota ficaria quase sempre entre ${points(from)} e ${points(to)}.`;
};

const intervalOf = ({
  score,
  standardError,
}: Pick<AreaResult, 'score' | 'standardError'>): [number, number] => [
  (score ?? 0) - 2 * (standardError ?? 0),
  (score ?? 0) + 2 * (standardError ?? 0),
];

const meanTitle = (areas: readonly AreaResult[]): string =>
  areas.length === 0
    ? 'Média das áreas'
    : hasWeights(areas)
      ? `Média das ${areas.length} áreas, com pesos`
      : `Média das ${areas.length} áreas`;

const rightWords = (areas: readonly AreaResult[]): string => {
  const sum = (of: (area: AreaResult) => number) => areas.reduce((all, area) => all + of(area), 0);
  const itemsQtd = sum((area) => area.itemsQtd);
  const isTold = areas.every(({ correctQtd }) => correctQtd !== null);
  const correctQtd = isTold ? sum((area) => area.correctQtd ?? 0) : null;
  return `${rightOf({ correctQtd, itemsQtd })} questões`;
};

/** '8 de 12'; '12' while the exam withholds its key. */
const rightOf = ({ correctQtd, itemsQtd }: Pick<AreaResult, 'correctQtd' | 'itemsQtd'>): string =>
  correctQtd === null ? `${itemsQtd}` : `${correctQtd} de ${itemsQtd}`;
