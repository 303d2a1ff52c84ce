import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import classes from './Offer.module.css';

/** Parts of the school, and if a free account opens them. */
const rows: readonly [what: string, isFree: boolean][] = [
  ['Cursos e simulados grátis, e a parte grátis dos outros', true],
  ['Lives e gravações', true],
  ['Progresso, meta da semana e caderno de erros', true],
  ['Certificado de cada curso e trilha que você terminar', true],
  ['Todos os cursos, por inteiro', false],
  ['Todos os simulados', false],
];

export const Scope = () => (
  <Stack as="section" gap={16} aria-labelledby="incluido">
    <Heading id="incluido" className={classes.heading}>
      O que está incluído
    </Heading>
    <table className={classes.scope}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>O que</VisuallyHidden>
          </th>
          <th scope="col">Conta grátis</th>
          <th scope="col">Assinatura</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, isFree]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <Cell isIncluded={isFree} />
            <Cell isIncluded />
          </tr>
        ))}
      </tbody>
    </table>
  </Stack>
);

const Cell = ({ isIncluded }: { isIncluded: boolean }) => (
  <td data-included={isIncluded}>
    {isIncluded ? (
      <IconCheck size={22} stroke={2.5} aria-hidden="true" />
    ) : (
      <IconMinus size={22} aria-hidden="true" />
    )}
    <VisuallyHidden>{isIncluded ? 'Incluído' : 'Não incluído'}</VisuallyHidden>
  </td>
);
