/** `megabytes(5_300_000)` is '5,3 MB'. */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
