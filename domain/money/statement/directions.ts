import { headingText } from './heading-text.ts'

export type Direction = 'in' | 'out'

/** What somebody has said of words that nobody knows. */
export type SaidDirections = readonly { readonly word: string; readonly type: Direction }[]

const inward =
  /^(C|CR|CREDIT|CO|(GHI|BAO|PS|PHAT SINH) CO|IN|TIEN VAO|NHAN|NHAN TIEN|CHUYEN DEN|NOP TIEN|DEPOSIT|RECEIVED?|(CASH|MONEY|TRANSFER) IN|ឥណទាន|ប្រាក់ចូល|ដាក់ប្រាក់|ទទួល|ទទួលប្រាក់)$/
const outward =
  /^(D|DR|DEBIT|NO|(GHI|BAO|PS|PHAT SINH) NO|TRICH NO( TU DONG)?|OUT|TIEN RA|CHUYEN|CHUYEN TIEN|CHUYEN DI|RUT TIEN|WITHDRAW(AL)?|SEN[DT]|(CASH|MONEY|TRANSFER) OUT|ឥណពន្ធ|ប្រាក់ចេញ|ដកប្រាក់|ផ្ញើ|ផ្ញើប្រាក់)$/

/** In place of a word: a minus before money out, of which nobody knows whether the bank writes it before all of it or before what it takes back. */
export const minusBeforeOut = '(-)'

/** The word as it is compared; a sign stays one. */
export const directionWord = (text: string): string => headingText(text) || text.trim()

/** Whether a word says money in or out; undefined for one that may be both. What somebody said of it comes first. */
export function directionOf(text: string, said: SaidDirections = []): Direction | undefined {
  const word = directionWord(text)
  const told = said.find((one) => directionWord(one.word) === word)
  if (told !== undefined) return told.type
  if (inward.test(word) || word === '+') return 'in'
  return outward.test(word) || word === '-' ? 'out' : undefined
}
