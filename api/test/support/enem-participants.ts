import { sharedJson } from '../../../testing/shared-data.ts';

/** A person who sat one area of the Enem, with the official score. */
export interface EnemParticipant {
  year: number;
  area: 'LC' | 'CH' | 'CN' | 'MT';
  booklet: string;
  foreignLanguage: '0' | '1' | null;
  /** One character per position of the booklet. */
  answers: string;
  officialScore: number;
}

/** Those of 2019 to 2022; empty where the shared data is absent. */
export const enemParticipants = sharedJson<EnemParticipant[]>('enem-tri/participants.json', []);

/** Those of 2009 to 2025. */
export const participantsOfAllYears = [
  ...enemParticipants,
  ...sharedJson<EnemParticipant[]>('enem-tri/participants-other-years.json', []),
];
