import {
  type MockExamResults,
  type PersonResult,
  resultStateNames,
} from '@sabia/domain/mock-exams/mock-exam-results.ts';
import { pointsWords } from '@sabia/domain/mock-exams/points-words.ts';
import { meanOf, type ScoreWeighting } from '@sabia/domain/mock-exams/score-weighting.ts';
import { Link } from '@tanstack/react-router';
import { ListingTable, MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { missingWords } from '../mean-words.ts';
import { useMockExamAddresses } from '../mock-exam-addresses.ts';
import { ResultLinkMenu } from './ResultLinkMenu.tsx';

interface ResultsTableProps {
  mockExamId: string;
  results: MockExamResults;
  /** Undefined: no column of weighted means. */
  weighting: ScoreWeighting | undefined;
}

const meanTitle = 'Média ponderada';

/** The people of the results: right answers by day, scores by area, essay, weighted mean and state. */
export function ResultsTable({ mockExamId, results, weighting }: ResultsTableProps) {
  const { days, areas, people } = results;
  return (
    <ListingTable
      label="Resultados"
      columns={[
        'Estudante',
        ...days.map(({ day }) => `${day}º dia`),
        ...areas.map(({ title }) => title),
        'Redação',
        ...(weighting ? [meanTitle] : []),
        'Situação',
      ]}
    >
      {people.map((person) => (
        <PersonRow key={person.personId} {...{ mockExamId, person, results, weighting }} />
      ))}
    </ListingTable>
  );
}

interface PersonRowProps extends ResultsTableProps {
  person: PersonResult;
}

function PersonRow({
  mockExamId,
  person,
  weighting,
  results: { title: eventTitle, days, areas },
}: PersonRowProps) {
  const { isAdministration, card } = useMockExamAddresses();
  const { personId, name, className, number, state } = person;
  const conflict = person.days.find((each) => each.state === 'CONFLICT');
  return (
    <tr>
      <TitleCell details={`${className} · nº ${number}`} isNarrow={weighting !== undefined}>
        {isAdministration ? (
          <Link to="/admin/usuarios/$userId" params={{ userId: personId }}>
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
      </TitleCell>
      {days.map(({ day, questionsQtd }, at) => {
        const rightQtd = person.days[at]?.rightQtd ?? null;
        return (
          <td key={day} data-label={`${day}º dia`}>
            {rightQtd === null ? '–' : `${rightQtd} de ${questionsQtd}`}
            {person.days[at]?.openedEarly && <Muted size={13}>abriu a prova antes do início</Muted>}
          </td>
        );
      })}
      {areas.map(({ id, title }, at) => (
        <td key={id} data-label={title}>
          {pointsWords(person.scores[at]?.score ?? null)}
          {person.scores[at]?.isEstimated && '*'}
        </td>
      ))}
      <td data-label="Redação">{person.essay === null ? '–' : pointsWords(person.essay)}</td>
      {weighting && <MeanCell {...{ person, weighting, areas }} />}
      <td data-label="Situação">
        {conflict ? (
          <TextLink
            inherit
            to={card}
            params={{ mockExamId, personId }}
            search={{ dia: conflict.day }}
            aria-label={`${resultStateNames[state]}: decidir o cartão de ${name}`}
          >
            {resultStateNames[state]}
          </TextLink>
        ) : (
          resultStateNames[state]
        )}
      </td>
      <MenuCell>
        <ResultLinkMenu person={person} title={eventTitle} />
      </MenuCell>
    </tr>
  );
}

interface MeanCellProps {
  person: PersonResult;
  weighting: ScoreWeighting;
  areas: MockExamResults['areas'];
}

function MeanCell({ person, weighting, areas }: MeanCellProps) {
  const { mean, missing, isEstimated } = meanOf(person, areas, weighting.weights);
  return (
    <td data-label={meanTitle}>
      {pointsWords(mean)}
      {mean !== null && isEstimated && '*'}
      {missing.length > 0 && person.state !== 'NONE' && (
        <Muted size={13}>{missingWords(missing)}</Muted>
      )}
    </td>
  );
}
