const headings = `CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO`;

/** The text of an item file with one booklet of Matemática, whose right answers are all D. */
export function itemFileText({ booklet = 9001, colour = 'Azul', a = '2.5', firstItem = 1 } = {}) {
  const rows = Array.from(
    { length: 45 },
    (_, at) =>
      `${136 + at};MT;${firstItem + at};D;6;0;;${a};${(at - 20) / 10};0.2;${colour};${booklet};;0`,
  );
  return [headings, ...rows, ''].join('\r\n');
}

/** An upload of this text. */
export const itemFileUpload = (text: string, fileName = 'itens-2023.csv') => ({
  file: { fileName, contentBase64: Buffer.from(text, 'latin1').toString('base64') },
});
