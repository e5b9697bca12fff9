import { mapHeader, type WordedEntity } from './columns.ts'
import type { Sheet, SheetRow } from './sheet.ts'

interface MappedSheet extends Sheet {
  /** A field's name for each cell of the header, or null. */
  readonly mapping: readonly (string | null)[]
}

/** Lines among which the header is looked for: a title, an address, a day may stand above it. */
const looked = 10

/**
 * A sheet without the lines above its header: the line that names the most columns is the header. Where none names any,
 * lines of one cell above a wider one are a title, and the first other line is the header.
 */
export function underTitle(worded: WordedEntity, { header, rows }: Sheet): MappedSheet {
  const lines = [header, ...rows.slice(0, looked).map(({ cells }) => cells)]
  const mapped = lines.map((cells) => mapHeader(worded, cells))
  const named = mapped.map(namedIn)
  const most = Math.max(...named)
  const wide = lines.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1)
  const at = most > 0 ? named.indexOf(most) : Math.max(0, wide)
  return { header: lines[at] ?? header, rows: rows.slice(at), mapping: mapped[at] ?? [] }
}

const namedIn = (mapping: readonly (string | null)[]) => mapping.filter((name) => name !== null).length

/** How many columns of an entity the first lines of a sheet name at most: a cover has none. */
export const columnsNamed = (worded: WordedEntity, lines: readonly SheetRow[]): number =>
  Math.max(0, ...lines.slice(0, looked + 1).map(({ cells }) => namedIn(mapHeader(worded, cells))))
