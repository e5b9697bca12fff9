import { z } from '../zod.ts'
import type { CellWords } from '../kind.ts'
import { quote } from './schemas.ts'

const optionPattern = /^[a-z0-9][a-z0-9_]*$/i

export const optionSchema = (options: readonly string[]) =>
  z.enum(options as [string, ...string[]], { error: 'invalid_option' })

export const optionList = (options: readonly string[]) => options.map(quote).join(', ')

/** A cell holds an option's label; its code is taken too. */
export function parseOption(options: readonly string[], cell: string, words: CellWords) {
  const text = cell.trim()
  return options.find((option) => words.label(option).toLowerCase() === text.toLowerCase()) ?? text
}

export function optionFault(options: readonly string[]) {
  if (options.length === 0) return 'has no options'
  if (new Set(options).size < options.length) return 'an option stands twice'
  const odd = options.find((option) => !optionPattern.test(option))
  return odd === undefined ? undefined : `option "${odd}" is not a plain word`
}
