export interface SentPage {
  url: string;
  name: string;
}

export interface Problem {
  words: string;
  /** Sending it again may help. */
  mayRetry: boolean;
}

/** A page of an answer, sent or not. */
export interface Page {
  /** The address without access; of a waiting page its key. */
  id: string;
  name: string;
  /** Null: it is not sent yet. */
  url: string | null;
  /** Percent; null unless it is being sent. */
  sent: number | null;
  problem: Problem | null;
}
