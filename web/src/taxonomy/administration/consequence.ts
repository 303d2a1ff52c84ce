import type { UsedTerm } from '@sabia/domain/taxonomy/taxonomy.ts';
import { undoableUses } from '@sabia/domain/taxonomy/term-merge.ts';
import { describeTermUsage, usesQtd } from '@sabia/domain/taxonomy/term-usage.ts';

/** The consequences of removing a term. `into` names the remaining term: '“Música”', 'a categoria que ficar'. */
export function consequence({ title, usage }: UsedTerm, into: string): string {
  const uses = describeTermUsage(usage);
  const go = usesQtd(usage) === 1 ? 'passa' : 'passam';
  // A new one of the same title is the same.
  if (uses === null) return `Nada usa “${title}”, que deixa de existir.`;
  const end =
    usesQtd(usage) > undoableUses
      ? 'e não dá para desfazer: são usos demais'
      : 'e dá para desfazer por 30 dias';
  return `${uses} ${go} para ${into}. “${title}” deixa de existir, ${end}.`;
}
