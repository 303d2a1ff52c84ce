interface Answered {
  /** Null: no topic is known. */
  topic: string | null;
  /** In the score; 0: it does not count. */
  weight: number;
  /** 0 to 1. Null: it awaits its correction. */
  credit: number | null;
}

export interface TopicCost {
  topic: string;
  correctQtd: number;
  questionsQtd: number;
  /** Points of 100 that its questions have not earned. */
  cost: number;
}

/** The cost of each topic, the dearest first; empty unless there are two topics, of which one cost something. */
export function topicCosts(answers: readonly Answered[]): TopicCost[] {
  const total = answers.reduce((sum, { weight }) => sum + weight, 0);
  const known = answers.flatMap(({ topic, weight, credit }) =>
    topic === null || weight === 0 || credit === null ? [] : [{ topic, weight, credit }],
  );
  const costs = [...Map.groupBy(known, ({ topic }) => topic)].map(([topic, ofTopic]) => ({
    topic,
    correctQtd: ofTopic.filter(({ credit }) => credit === 1).length,
    questionsQtd: ofTopic.length,
    cost: ofTopic.reduce(
      (sum, { weight, credit }) => sum + (100 * weight * (1 - credit)) / total,
      0,
    ),
  }));
  if (costs.length < 2 || costs.every(({ cost }) => cost === 0)) return [];
  return costs.toSorted(
    (one, other) => other.cost - one.cost || one.topic.localeCompare(other.topic, 'pt-BR'),
  );
}
