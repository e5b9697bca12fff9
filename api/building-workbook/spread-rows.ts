import type { WorkbookPart, WorkbookSheet } from '#domain/workbook/sheet.ts'
import { adjusters } from './adjust-rows.ts'
import type { FeeWords } from './fee-words.ts'
import { typed, type Cell, type Line } from './sheet-cells.ts'

/** What the rows of a file are read with. */
export interface SpreadFacts {
  /** The office's day. */
  readonly today: string
  /** The first month that the building is charged for here, yyyy-MM. */
  readonly firstMonth: string
  /** What was answered for a word of a column; undefined where nothing was asked of it. */
  readonly answerTo: (sheet: string, column: string, word: string) => string | undefined
  /** The day for rows that say none. */
  readonly dayFor: (sheet: string, column: string) => string | undefined
  /** Days of handover by the apartments' codes in lower case, as the file says them. */
  readonly handovers: ReadonlyMap<string, string>
  /** Floors that the apartments' codes say, by code in lower case. */
  readonly floors: ReadonlyMap<string, string>
  /** The name of the building's card type for a kind of vehicle. */
  readonly cardTypes: ReadonlyMap<string, string>
  /** Names of the building's opening debts by `debtKey`. */
  readonly opened: ReadonlyMap<string, readonly string[]>
  /** Whether a fee in use has a price per person. */
  readonly isPerPerson: boolean
  /** What words about the building's fees mean. */
  readonly fees: FeeWords
  /** What the building's office calls an option of a column. */
  readonly wordOf: (sheet: string, column: string, option: string) => string
  /** Reads a cell by its column; undefined where it cannot be read. */
  readonly read: (sheet: string, column: string, cell: Cell | undefined) => unknown
  /** Whether whoever imports may approve records of an entity: what they make waits otherwise. */
  readonly mayApprove: (entity: string) => boolean
  /** How often a key has come before, in this reading of the file. */
  readonly countOf: (key: string) => number
}

/** A row of an import: cells by the entity's fields. */
export interface PartRow {
  /** The line of the sheet that it comes from. */
  readonly number: number
  readonly cells: Readonly<Record<string, Cell>>
}

export interface SpreadPart {
  readonly sheet: WorkbookSheet
  readonly part: WorkbookPart
  readonly rows: readonly PartRow[]
}

/** Whether an answer makes a new record of the word. */
export const makesNew = '+'

/** What the lines of a sheet become, a list for each of its entities, with the answers in the place of what was asked. */
export function spreadSheet(sheet: WorkbookSheet, lines: readonly Line[], facts: SpreadFacts): SpreadPart[] {
  const answered = lines.map((line) => ({
    ...line,
    cells: withAnswers(sheet, line, facts),
    said: Object.fromEntries(Object.entries(line.cells).map(([name, { text }]) => [name, text])),
  }))
  return sheet.parts.map((part) => ({
    sheet,
    part,
    rows: answered.flatMap((line): PartRow[] => {
      if (part.when !== undefined && line.cells[part.when] === undefined) return []
      const own = Object.entries(part.fields).flatMap(([field, column]): [string, Cell][] => {
        const cell = line.cells[column]
        return cell === undefined ? [] : [[field, cell]]
      })
      const cells = Object.fromEntries(own)
      const adjust = adjusters[part.entity]
      const adjusted = adjust === undefined ? cells : adjust(cells, { sheet, part, line, facts })
      return adjusted === undefined ? [] : [{ number: line.number, cells: adjusted }]
    }),
  }))
}

function withAnswers(sheet: WorkbookSheet, { cells }: Line, facts: SpreadFacts): Line['cells'] {
  const changed: Record<string, Cell> = { ...cells }
  for (const { name, asks } of sheet.columns) {
    const cell = cells[name]
    // Words of a cell of several are answered one by one, where the row is made of them.
    if (asks === undefined || asks === 'fees') continue
    if (asks === 'day') {
      const day = facts.dayFor(sheet.name, name)
      if (cell === undefined && day !== undefined && day !== '') changed[name] = typed(day)
    } else if (cell !== undefined) {
      const answer = facts.answerTo(sheet.name, name, cell.text)
      if (answer !== undefined && answer !== '' && answer !== makesNew) changed[name] = typed(answer)
    }
  }
  return changed
}
