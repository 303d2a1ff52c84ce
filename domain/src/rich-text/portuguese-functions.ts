/** Names of functions in Brazilian school books, which not every program knows, with their meaning in TeX. */
export const portugueseFunctions: Readonly<Record<string, string>> = Object.fromEntries(
  'sen senh tg tgh cotg cossec arcsen arctg mdc mmc'
    .split(' ')
    .map((name) => [`\\${name}`, `\\operatorname{${name}}`]),
);
