interface Answered {
  isRight: boolean;
  ability: number | null;
  effect: { gain: number } | null;
}

export interface AbilityResult {
  /** 1 to 30: H1 to H30. */
  ability: number;
  correctQtd: number;
  itemsQtd: number;
  /** Sum of the points that its wrong questions would be worth, each taken alone. */
  gain: number;
}

/** The right answers of each ability, in the order of the matrix. */
export function abilitiesOf(questions: readonly Answered[]): AbilityResult[] {
  const known = questions.flatMap(({ ability, isRight, effect }) =>
    ability === null ? [] : [{ ability, isRight, gain: effect?.gain ?? 0 }],
  );
  return [...Map.groupBy(known, ({ ability }) => ability)]
    .map(([ability, answered]) => ({
      ability,
      correctQtd: answered.filter(({ isRight }) => isRight).length,
      itemsQtd: answered.length,
      gain: answered.reduce((sum, { gain }) => sum + gain, 0),
    }))
    .toSorted((one, other) => one.ability - other.ability);
}
