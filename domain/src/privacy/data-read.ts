import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { person } from '../users/user.ts';

const dataReadKinds = [
  'LIST',
  'SEARCH',
  'PROFILE',
  'DOCUMENTS',
  'EMAIL_CHANGE',
  'EXTRA_TIME',
  'STUDIES',
  'ANSWERS',
  'SUBSCRIPTION',
  'READS',
  'EXPORT',
  'CLASS',
] as const;
export type DataReadKind = (typeof dataReadKinds)[number];

/** Labels of the kinds of data. */
export const dataReadNames: Readonly<Record<DataReadKind, string>> = {
  LIST: 'Lista de pessoas',
  SEARCH: 'Busca de pessoas',
  PROFILE: 'Página da pessoa',
  DOCUMENTS: 'Documentos, telefones e endereço',
  EMAIL_CHANGE: 'Pedido de troca do e-mail da conta',
  EXTRA_TIME: 'Tempo adicional em provas',
  STUDIES: 'Estudos, notas e certificados',
  ANSWERS: 'Respostas em uma prova',
  SUBSCRIPTION: 'Assinatura e pagamentos',
  READS: 'Registro de quem viu os dados',
  EXPORT: 'Planilha de pessoas',
  CLASS: 'Nome, foto, progresso e notas na turma',
};

/** An entry of the access audit log (product.md R3). */
export const dataRead = z.object({
  id,
  what: z.enum(dataReadKinds),
  by: person.pick({ id: true, name: true }),
  /** Of answers: the title of the exam. Their entry is the first one of the administrator on a day. */
  examTitle: z.string().nullable(),
  /** Of members of a class. Their entry is the first one of the person on a day too. */
  classTitle: z.string().nullable(),
  readAt: instant,
});
export type DataRead = z.output<typeof dataRead>;
