import { areas, type Area } from '@sabia/domain/item-response/booklet.ts';
import { forgetDraft, keepDraft, recallDraft } from '../../platform/device/drafts.ts';
import type { AreaStates } from './area-state.ts';

/** The typed answers of one year. */
export interface TypedAnswers {
  area: Area;
  states: AreaStates;
}

const untouched = { marks: '' } as const;

export const noAnswers: TypedAnswers = {
  area: 'LC',
  states: { LC: untouched, CH: untouched, CN: untouched, MT: untouched },
};

// They stay in the browser as drafts of a form per year; 'nota-enem' names the year that was chosen last.
const form = 'nota-enem';
const formOf = (year: number) => `${form}/${year}`;

/** The answers of a visitor are also those of the user who signs in afterwards. */
const recall = (user: string | null, name: string) =>
  (user ? recallDraft(user, name) : undefined) ?? recallDraft('visitor', name);

export const keptYear = (user: string | null): number | undefined =>
  recall(user, form)?.fields.year as number | undefined;

export const keepYear = (user: string | null, year: number): void =>
  keepDraft(user ?? 'visitor', form, { fields: { year }, unsent: [] });

export function keptAnswers(user: string | null, year: number): TypedAnswers | undefined {
  const fields = recall(user, formOf(year))?.fields;
  return fields && { area: fields.area as Area, states: current(fields.states as AreaStates) };
}

/** Results of an earlier release, without ability and blank answers, are asked for again. */
const current = (states: AreaStates): AreaStates => {
  const renewed = { ...states };
  for (const area of areas) {
    const { result, booklet } = states[area];
    const isFormer = result?.questions?.some((question) => !('isBlank' in question));
    // An earlier release took the first booklet and English where nothing was chosen.
    if (booklet === undefined) renewed[area] = { marks: states[area].marks };
    else if (isFormer) renewed[area] = { ...states[area], result: undefined, isWaiting: true };
  }
  return renewed;
};

export function keepAnswers(user: string | null, year: number, answers: TypedAnswers): void {
  keepDraft(user ?? 'visitor', formOf(year), { fields: { ...answers }, unsent: [] });
}

export function forgetAnswers(user: string | null, year: number): void {
  for (const owner of [user ?? 'visitor', 'visitor']) forgetDraft(owner, formOf(year));
}

/** The areas whose score was asked for without a network. */
export const waitingAreas = ({ states }: TypedAnswers): Area[] =>
  areas.filter((area) => states[area].isWaiting);
