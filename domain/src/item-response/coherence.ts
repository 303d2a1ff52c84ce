interface Answered {
  number: number;
  isRight: boolean;
  effect: { chance: number } | null;
}

export interface Coherence {
  /** The questions of a third: of the easiest ones, and of the hardest ones. */
  thirdQtd: number;
  /** The easiest questions with a wrong answer. */
  missedEasyQtd: number;
  /** The hardest questions with a right answer. */
  rightHardQtd: number;
}

/** The easiest and the hardest third of the questions that count, by the chance of a right answer. */
export function coherenceOf(questions: readonly Answered[]): Coherence {
  const counted = questions
    .flatMap(({ isRight, effect }) => (effect ? [{ isRight, chance: effect.chance }] : []))
    .toSorted((one, other) => other.chance - one.chance);
  const thirdQtd = Math.floor(counted.length / 3);
  return {
    thirdQtd,
    missedEasyQtd: counted.slice(0, thirdQtd).filter(({ isRight }) => !isRight).length,
    rightHardQtd: counted.slice(counted.length - thirdQtd).filter(({ isRight }) => isRight).length,
  };
}

/** The coherence of an area in words for learners and their families. */
export function coherenceSentence({ thirdQtd, missedEasyQtd, rightHardQtd }: Coherence): string {
  const missesMany = missedEasyQtd * 3 > thirdQtd;
  const guesses = rightHardQtd * 4 > thirdQtd;
  if (thirdQtd < 3) return 'Há poucas questões para dizer se as respostas combinam.';
  if (missesMany && guesses) {
    return `Você acertou ${rightHardQtd} das ${thirdQtd} mais difíceis e errou ${missedEasyQtd} das ${thirdQtd} mais fáceis. A TRI dá menos pontos assim, porque acertar o difícil sem o fácil parece chute.`;
  }
  if (missesMany) {
    return `Você errou ${missedEasyQtd} das ${thirdQtd} mais fáceis. Comece por elas: a TRI só dá muitos pontos pelas difíceis a quem acerta as fáceis.`;
  }
  return missedEasyQtd === 0
    ? `Suas respostas combinam: você acertou todas as ${thirdQtd} mais fáceis, e por isso cada acerto difícil valeu muito.`
    : `Suas respostas combinam: você acertou ${thirdQtd - missedEasyQtd} das ${thirdQtd} mais fáceis, e por isso cada acerto difícil valeu bastante.`;
}
