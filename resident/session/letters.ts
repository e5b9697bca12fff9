import { readTaste, writeTaste } from './taste.ts'

/** Sizes of the letters, in percent of the phone's own. */
export const letterSizes = [100, 125, 150, 175, 200] as const

export const lettersNow = (): number =>
  letterSizes.find((size) => String(size) === readTaste('letters')) ?? 100

/** All lengths of text are in `rem`: the root's size, which begins with the phone's own, is that of everything. */
export function showLetters(size: number = lettersNow()): void {
  const { style } = document.documentElement
  style.fontSize = ''
  const own = Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10)
  if (size !== 100) style.fontSize = `${(own * size) / 100}px`
}

export function chooseLetters(size: number): void {
  writeTaste('letters', String(size))
  showLetters(size)
}
