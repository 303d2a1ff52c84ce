/** A mistake in an input, with the place of the field. */
export interface Mistake {
  path: (string | number)[];
  message: string;
}

interface Schema<T> {
  _output: T;
}

/**
 * The rules of a kind of question: schemas of its task (the public part), its answer key (the secret part) and a response,
 * and the functions that compare them. All functions are pure.
 */
export interface QuestionKind<Task, Key, Response> {
  task: Schema<Task>;
  answerKey: Schema<Key>;
  response: Schema<Response>;
  /** The mistakes of a task and its key that their schemas don't find; paths begin with `task` or `answerKey`. */
  mistakes(task: Task, key: Key): Mistake[];
  /** The mistakes of a response to this task; paths begin within the response. */
  misfits(task: Task, response: Response): Mistake[];
  /** The credit of a response, 0 to 1; null: a person gives it (product.md Q17). */
  score(task: Task, key: Key, response: Response): number | null;
  /** The task with its parts in the order of `arrange`, in each list whose own order would tell the key. */
  arranged(task: Task, arrange: <P extends { id: string }>(parts: P[]) => P[]): Task;
}

/** For kinds whose order of parts tells nothing. */
export const inOwnOrder = <Task>(task: Task): Task => task;
