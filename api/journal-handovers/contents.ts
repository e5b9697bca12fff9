import { createHash } from 'node:crypto'
import { addAmounts, compareAmounts, isZero, subtractAmounts } from '#core/amount.ts'
import { lastDayOf } from '#core/days.ts'
import type { Language, Translated } from '#core/language.ts'
import type { Queryable } from '#api/database/pool.ts'
import { layouts } from '#domain/journal-layouts/layout.ts'
import type { JournalLayout } from '#domain/journal-layouts/names.ts'
import { noCode, resultCode, resultPostings } from '#domain/money/charts.ts'
import { entryBooks } from '#domain/money/numbering.ts'
import { journalTotals } from '../ledger/journal.ts'
import { readEntries, type HandedEntry, type HandedRange } from './entries.ts'
import { rowsOf } from './rows.ts'

/** What one hand-over holds. */
export interface Contents extends HandedRange {
  readonly layout: JournalLayout
  /** Codes of revenue and expenses that are closed to the result at the end; empty: none are. */
  readonly closes: readonly string[]
}

/** Account codes of a month: those of revenue and expenses, and postings that have none yet. */
export async function codesOfMonth(
  db: Queryable,
  { buildingId, month }: Pick<HandedRange, 'buildingId' | 'month'>,
) {
  const { accounts } = await journalTotals(db, { buildingId, from: `${month}-01`, to: lastDayOf(month) })
  const ofResult = accounts.filter(({ postings }) => postings.every((one) => resultPostings.includes(one)))
  return {
    result: ofResult.map(({ code }) => code),
    uncoded: accounts.flatMap(({ code, postings }) => (code.startsWith(noCode) ? postings : [])),
  }
}

/** The entries of a hand-over, day by day, and at the end those that close its revenue and expenses. */
export async function* readContents(tx: Queryable, contents: Contents): AsyncGenerator<HandedEntry[]> {
  const sums = new Map(contents.closes.map((code) => [code, '0']))
  for await (const day of readEntries(tx, contents)) {
    for (const { code, amount } of day.flatMap(({ lines }) => lines)) {
      const sum = sums.get(code)
      if (sum !== undefined) sums.set(code, addAmounts(sum, amount))
    }
    yield day
  }
  const closing = [...sums].flatMap(([code, sum]) => (isZero(sum) ? [] : [closingEntry(code, sum, contents)]))
  if (closing.length > 0) yield closing
}

const closingText: Translated = {
  vi: 'Kết chuyển {code} sang 911',
  en: 'Closing {code} to 911',
  km: 'បិទ {code} ទៅ 911',
}

/** What an account has come to goes to the result. */
function closingEntry(code: string, sum: string, { month, part, language }: Contents): HandedEntry {
  const day = lastDayOf(month)
  const number = [entryBooks.closing, day.replaceAll('-', ''), ...(part > 1 ? [part] : [])].join('-')
  const line = (own: string, counter: string, amount: string) => ({
    code: own,
    counter,
    amount,
    object: null,
    apartment: null,
    party: null,
    category: null,
  })
  const text = closingText[language].replace('{code}', code)
  const opposite = subtractAmounts('0', sum)
  return {
    entry: '0',
    day,
    kind: 'result_closing',
    number,
    head: headOfClosing[language],
    text,
    lines: [line(code, resultCode, opposite), line(resultCode, code, sum)],
  }
}

const headOfClosing: Readonly<Record<Language, string>> = {
  vi: 'Kết chuyển doanh thu và chi phí cuối kỳ',
  en: 'Revenue and expenses closed',
  km: 'បិទចំណូល និងចំណាយចុងគ្រា',
}

/**
 * What a hand-over comes to: entries, rows of its file, the debits, and a checksum over what the other program books of it
 * (entry, day, number, account and amount of each line). Names and texts are not in it: they may be put right later.
 */
export async function sumContents(tx: Queryable, contents: Contents) {
  const hash = createHash('sha256')
  const rows = rowsOf(layouts[contents.layout].shape)
  const sums = { entries: 0, lines: 0, amount: '0' }
  for await (const day of readContents(tx, contents))
    for (const entry of day) {
      sums.entries += 1
      sums.lines += rows(entry).length
      for (const { code, amount } of entry.lines) {
        hash.update(`${JSON.stringify([entry.entry, entry.day, entry.number, code, amount])}\n`)
        if (compareAmounts(amount, '0') > 0) sums.amount = addAmounts(sums.amount, amount)
      }
    }
  return { ...sums, checksum: hash.digest('hex') }
}
