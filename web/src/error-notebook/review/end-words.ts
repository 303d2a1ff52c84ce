import type { Tally } from './review-queue.ts';

/** The result of a review session in words. */
export function endWords({ right, wrong, waiting }: Tally): [title: string, sentence: string] {
  const graded = right + wrong;
  if (graded === 0)
    return waiting > 0
      ? ['Respostas guardadas!', 'Assim que a conexão voltar, você fica sabendo como foi.']
      : ['Revisão feita!', 'Por hoje não há mais nada na fila.'];
  if (wrong === 0)
    return [
      right === 1 ? 'Você lembrou!' : 'Você lembrou de todas!',
      `Da próxima vez, ${right === 1 ? 'ela demora' : `as ${right} demoram`} mais para voltar.`,
    ];
  if (right === 0)
    return [
      'Revisão feita!',
      `Dessa vez ${wrong === 1 ? 'ela escapou' : 'todas escaparam'}, e é para isso que o caderno existe: ${wrong === 1 ? 'ela volta' : 'elas voltam'} logo.`,
    ];
  return [
    'Revisão feita!',
    `Você lembrou de ${right} das ${graded}. As que escaparam voltam logo; as outras, mais adiante.`,
  ];
}
