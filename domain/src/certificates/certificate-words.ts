import { dateInWords } from '../date-in-words.ts';
import type { Certificate } from './certificate.ts';
import { hoursInWords } from './hours-in-words.ts';

/** The texts of a certificate besides names and titles: on paper, on screens and in pictures. */
export function certificateWords({
  courseHours,
  issuedAt,
  code,
  isOfTrail,
}: Pick<Certificate, 'courseHours' | 'issuedAt' | 'code' | 'isOfTrail'>) {
  return {
    heading: 'Certificado de conclusão',
    award: 'Concedido a',
    reason: isOfTrail ? 'por ter concluído a trilha' : 'por ter concluído o curso',
    details: [
      ['Carga horária', hoursInWords(courseHours)],
      ['Concluído em', dateInWords(issuedAt)],
      ['Código', code],
    ],
  } as const;
}
