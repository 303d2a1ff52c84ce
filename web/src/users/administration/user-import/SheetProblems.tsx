import type { SheetProblem } from '@sabia/domain/users/user-sheet.ts';
import { count } from '../../../ui/plural.ts';
import classes from './SheetProblems.module.css';

interface SheetProblemsProps {
  /** The first problems. */
  problems: readonly SheetProblem[];
  problemsQtd: number;
}

/** The problems of a sheet, by line. */
export function SheetProblems({ problems, problemsQtd }: SheetProblemsProps) {
  const more = problemsQtd - problems.length;
  return (
    <section className={classes.problems}>
      <h3>
        {count(problemsQtd, 'erro', 'erros')}: nada será importado até a planilha ser corrigida
      </h3>
      <table>
        <thead>
          <tr>
            <th>Linha</th>
            <th>Coluna</th>
            <th>O que corrigir</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, message }, at) => (
            <tr key={at}>
              <td>{line}</td>
              <td>{column ?? 'Todas'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{`E mais ${count(more, 'erro', 'erros')}.`}</p>}
    </section>
  );
}
