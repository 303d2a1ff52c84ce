import { describe, expect, it } from 'vitest';
import { stateNames, type State } from '../addresses/state.ts';
import { stateRegistrationOf } from './state-registration.ts';

/** An invented registration of each state with correct check digits. */
const registrations: Record<State, string> = {
  AC: '0185374947347',
  AL: '240598814',
  AP: '036103381',
  AM: '282587632',
  BA: '34298329',
  CE: '257618066',
  DF: '0743772358263',
  ES: '984905553',
  GO: '104486783',
  MA: '121160025',
  MT: '52647317357',
  MS: '284078093',
  MG: '0236110921919',
  PA: '156310120',
  PB: '309663911',
  PR: '5623741321',
  PE: '933404514',
  PI: '798694467',
  RJ: '31301432',
  RN: '201477912',
  RS: '3080761938',
  RO: '97450113861622',
  RR: '244125404',
  SC: '323895565',
  SP: '449272197956',
  SE: '952656418',
  TO: '294637400',
};

describe.each(Object.keys(stateNames) as State[])('a state registration of %s', (state) => {
  const registration = stateRegistrationOf(state);
  const valid = registrations[state];
  const isAccepted = (text: string) => registration.safeParse(text).success;

  it('is valid with one last digit only', () => {
    const endings = Array.from({ length: 10 }, (_, digit) => `${valid.slice(0, -1)}${digit}`);
    expect(endings.filter(isAccepted)).toEqual([valid]);
  });

  it('is refused without its last digit', () => {
    expect(isAccepted(valid.slice(0, -1))).toBe(false);
  });
});
