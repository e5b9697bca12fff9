import { textOf, type Line } from './sheet-cells.ts'

/** `A-0801`: floor 8, flat 01. */
const form = /^(?:.*\D)?(\d{1,2})\d{2}$/

/**
 * Floors that the codes of a block say, by code in lower case: only where the office says none in the whole block, and all
 * of its codes have the form.
 */
export function floorsIn(lines: readonly Line[]): ReadonlyMap<string, string> {
  const blocks = Map.groupBy(lines, ({ cells }) => textOf(cells, 'block_id').toLowerCase())
  return new Map(
    [...blocks.values()].flatMap((block): [string, string][] => {
      const isSilent = block.every(({ cells }) => cells['floor'] === undefined)
      const said = block.map(({ cells }) => {
        const code = textOf(cells, 'code')
        return { code: code.toLowerCase(), floor: form.exec(code)?.[1] }
      })
      if (!isSilent || said.some(({ floor }) => floor === undefined)) return []
      return said.map(({ code, floor = '' }) => [code, String(Number(floor))])
    }),
  )
}
