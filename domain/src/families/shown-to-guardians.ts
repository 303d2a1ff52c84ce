/** The contents of the page of a guardian, in the words of the site and of e-mails (product.md FAMILY8). */
export const shownToGuardians =
  'o que falta entregar, frequência, notas publicadas, tempo de estudo, adultos que escreveram e pagamentos';

export const hiddenFromGuardians = 'Respostas, redações e textos não aparecem.';
