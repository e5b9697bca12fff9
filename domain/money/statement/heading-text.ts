/** A heading in capitals, without diacritics and signs; Khmer stays as it is. */
export const headingText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[đĐ]/g, 'D')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z\u1780-\u17ff]+/g, ' ')
    .trim()
