/** The text of a transfer in capitals, without diacritics; signs that banks drop or add are spaces. */
export const bankText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'D')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]+/g, ' ')
    .trim()
