import type { SheetProblem } from '@sabia/domain/users/user-sheet.ts';
import { count } from '../../../ui/words/plural.ts';
import classes from './UserImport.module.css';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';

interface SheetProblemsProps {
  /** The first problems. */
  problems: readonly SheetProblem[];
  problemsQtd: number;
}

/** The problems of a sheet, by line. */
export function SheetProblems({ problems, problemsQtd }: SheetProblemsProps) {
  const more = problemsQtd - problems.length;
  return (
    <Stack as="section" gap={8} className={classes.problems}>
      <Heading as="h3" size={17}>
        {count(problemsQtd, 'erro', 'erros')}: nada será importado até a planilha ser corrigida
      </Heading>
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
      {more > 0 && <Muted>{`E mais ${count(more, 'erro', 'erros')}.`}</Muted>}
    </Stack>
  );
}
