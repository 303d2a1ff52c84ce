import { type ClassDraft, classDraft, type SchoolClass } from '@sabia/domain/classes/class.ts';
import { usualTimeZone } from '@sabia/domain/classes/time-zone.ts';
import { rules } from '../../platform/form-rules.ts';

export type ClassItem = Pick<SchoolClass['items'][number], 'kind' | 'targetId' | 'title'>;

/** Values of the form fields. */
export interface ClassValues {
  title: string;
  period: string;
  /** '' for none. */
  shift: string;
  timeZone: string;
  items: ClassItem[];
}

export const newClass: ClassValues = {
  title: '',
  period: '',
  shift: '',
  timeZone: usualTimeZone,
  items: [],
};

export const valuesOf = ({ title, period, shift, timeZone, items }: SchoolClass): ClassValues => ({
  title,
  period: period ?? '',
  shift: shift ?? '',
  timeZone,
  items: items.map((item) => ({ kind: item.kind, targetId: item.targetId, title: item.title })),
});

const fieldsOf = (values: ClassValues) => ({
  ...values,
  shift: values.shift || null,
  items: values.items.map(({ kind, targetId }) => ({ kind, targetId })),
});

const mistakesOfDraft = rules(classDraft);
export const mistakesOf = (values: ClassValues) => mistakesOfDraft(fieldsOf(values));

/** Request body of values without mistakes. */
export const draftOf = (values: ClassValues): ClassDraft => classDraft.parse(fieldsOf(values));

/** The label of each field in the order of the screen. */
export const labels = {
  title: 'Nome da turma',
  period: 'Período',
  shift: 'Turno',
  timeZone: 'Fuso horário',
  items: 'O que a turma estuda',
};

/** Zones of Brazil by the places that people know them by. */
export const zoneNames: Readonly<Record<string, string>> = {
  'America/Sao_Paulo': 'Horário de Brasília',
  'America/Manaus': 'Manaus, Cuiabá e Campo Grande (1 hora a menos)',
  'America/Rio_Branco': 'Rio Branco (2 horas a menos)',
  'America/Noronha': 'Fernando de Noronha (1 hora a mais)',
};
