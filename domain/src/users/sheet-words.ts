import { normalForm } from '../normal-form.ts';

/** Lower-case letters and digits only, so that 'E-mail' equals 'e mail', and 'Professor(a)' 'professor'. */
export function plainWord(text: string): string {
  return normalForm(text, 'NFD')
    .replace(/\(\w+\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** The values of a column by their words, as `plainWord` writes them; the first word of each value is the usual one. */
export interface Choices<V extends string> {
  values: ReadonlyMap<string, V>;
  usual: string;
}

function choices<V extends string>(words: Record<V, readonly string[]>): Choices<V> {
  const all = Object.keys(words) as V[];
  return {
    values: new Map(
      all.flatMap((value) =>
        [value, ...words[value]].map((word) => [plainWord(word), value] as const),
      ),
    ),
    usual: all.map((value) => words[value][0]).join(', '),
  };
}

export const yesAndNo = choices({
  true: ['sim', 's', 'x', '1', 'yes', 'true', 'verdadeiro', 'ativo', 'ativa'],
  false: ['não', 'n', '0', 'no', 'false', 'falso', 'inativo', 'inativa'],
});
export const roleChoices = choices({
  LEARNER: ['estudante', 'aluno', 'aluna', 'aluno(a)', 'learner'],
  ADMIN: ['administração', 'administrador', 'administradora', 'admin'],
});
export const classroomRoleChoices = choices({
  STUDENT: ['estudante', 'aluno', 'aluna', 'student'],
  MONITOR: ['monitor', 'monitora', 'monitoria'],
  TEACHER: ['professor', 'professora', 'docente', 'teacher'],
});
export const classroomModeChoices = choices({
  ONLINE: ['on-line', 'ead', 'a distância', 'remota', 'remoto'],
  IN_PERSON: ['presencial', 'in person'],
  HYBRID: ['híbrida', 'híbrido', 'hybrid', 'semipresencial'],
});
