/** Replies give access to the stored files that they name, so that the server refuses such a text. */
const address = /\/files\/[\w-]/;

/** The reason why the server would refuse typed texts; null without. */
export const addressProblem = (...texts: readonly string[]): string | null =>
  texts.some((text) => address.test(text))
    ? 'Não coloque endereços de arquivos da escola na resposta.'
    : null;
