/** The text of a transfer in capitals, without diacritics; signs that banks drop or add are spaces. */
export const bankText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'D')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]+/g, ' ')
    .trim()

/** Whether a text names an apartment: letters and numbers of its code one after another, with or without spaces between. */
export function namesCode(text: string, code: string): boolean {
  const parts = bankText(code).match(/[A-Z]+|\d+/g) ?? []
  // A code of one or two signs is in every text.
  if (parts.join('').length < shortestCode) return false
  return new RegExp(`(^| )${parts.join(' ?')}( |$)`).test(bankText(text))
}

const shortestCode = 3
