/** The sentences of validation, each once (spec 5). */
export const messages = {
  required: 'Campo obrigatório',
  invalid: 'Valor inválido',
  email: 'Email inválido',
  slugLength: 'O slug deve ter no máximo 100 caracteres.',
  slugShape: 'Slug inválido. Use apenas letras minúsculas, números e hifens.',
  slugReserved: 'Este slug é reservado. Escolha outro.',
  categories: 'Mínimo de 1 categoria',
  levels: 'Mínimo de 1 nível',
  skills: 'Mínimo de 1 habilidade',
  cover: 'Foto de capa obrigatória',
  address: 'Endereço inválido. Comece com https:// ou http://',
  unknownId: 'Não existe um item com este identificador',
  uuid: 'Identificador inválido',
  code: 'O código tem 8 números',
  filters: 'Mínimo de 1 filtro',
  questionsQtd: 'Mínimo de 1 questão',
  bands: 'Mínimo de 1 faixa de nível',
  alternativesMin: 'Mínimo de 2 alternativas',
  alternativesMax: 'Máximo de 10 alternativas',
  oneRight: 'Marque exatamente uma alternativa como certa',
} as const;

export const atMost = (limit: number): string => `Máximo ${limit} caracteres`;

export const atLeast = (limit: number): string => `Mínimo ${limit} caracteres`;
