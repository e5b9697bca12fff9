import { expect } from 'vitest'
import type { DataOf } from '#domain/calls/call.ts'
import type { readWorkbook, WorkbookQuestion } from '#domain/calls/building-workbook.ts'
import { countryOf } from '#domain/countries.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { rowName } from '#domain/presets/preset-row.ts'
import { rowsFor } from '#domain/presets/rows.ts'
import type { RunServer } from '../money/run-server.ts'
import { filledWorkbook, type FilledSheets } from './filled-workbook.ts'
import { faults, outcome, recordOf } from './seeded-server.ts'
import { call } from './test-server.ts'

export type Workbook = NonNullable<DataOf<typeof readWorkbook>>

export type WorkbookDesk = ReturnType<typeof openWorkbookDesk>

/** An administrator who fills new buildings by workbooks. */
export function openWorkbookDesk(runner: RunServer) {
  const adm = (request: string, values?: object, more?: object) =>
    runner.seeded.as('ADM')(request, values, more)
  const token = runner.seeded.tokens['ADM'] ?? ''

  let made = 0
  /** A new building with what is ready-made: relationships and card types. */
  async function newBuilding(currency: CurrencyCode = 'vnd', more: object = {}): Promise<string> {
    const code = `WB${++made}`
    const own = { code, name: code, address: 'Đường mới', currency_code: currency, ...more }
    const reply = await adm('POST buildings', own)
    const { id } = recordOf(reply)
    const country = countryOf({ currency_code: currency })
    const rows = rowsFor({ country, currency, city: null, day: '2026-11-29' })
      .filter(
        ({ entity, with: comes }) =>
          ['relationship', 'vehicle_card_type'].includes(entity) && comes === undefined,
      )
      .map(rowName)
    const prices = {
      bicycle_price: '50000',
      motorbike_price: '120000',
      electric_motorbike_price: '120000',
      car_price: '1200000',
      second_car_price: '1500000',
    }
    const done = await adm(`POST buildings/${id}/set-up`, { rows, ...prices })
    expect([outcome(done), faults(done)]).toEqual(['200', []])
    return id
  }

  async function upload(id: string, sheets: FilledSheets | Uint8Array) {
    const form = new FormData()
    const bytes = sheets instanceof Uint8Array ? sheets : await filledWorkbook(sheets)
    form.append('file', new File([bytes as BlobPart], 'toa-nha.xlsx'))
    return call(runner.seeded.server, `POST /v1/manage/buildings/${id}/workbook`, { token, form })
  }
  async function settled(id: string): Promise<Workbook> {
    for (const end = Date.now() + 60_000; Date.now() < end;) {
      const reply = await adm(`GET buildings/${id}/workbook`)
      if (reply.status !== 200) throw new Error(`GET workbook: ${reply.status} ${JSON.stringify(reply.body)}`)
      const workbook = reply.body.data as Workbook
      if (!workbook.status.endsWith('ing')) return workbook
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('the workbook is under way for a minute')
  }
  async function checked(id: string, sheets: FilledSheets | Uint8Array): Promise<Workbook> {
    const reply = await upload(id, sheets)
    expect([reply.status, reply.body.errors]).toEqual([201, undefined])
    return settled(id)
  }
  const proposals = (questions: readonly WorkbookQuestion[]) =>
    questions.flatMap(({ name, kind, proposed, words }) =>
      kind === 'day'
        ? [{ question: name, answer: proposed }]
        : words.map((one) => ({ question: name, word: one.word, answer: one.proposed })),
    )
  async function answered(id: string, { questions, round }: Workbook): Promise<Workbook> {
    const reply = await adm(`PUT buildings/${id}/workbook/answers`, { round, answers: proposals(questions) })
    expect([outcome(reply), reply.body.errors]).toEqual(['200', undefined])
    return settled(id)
  }
  /** Answers until nothing is open: what a column means may open what its words mean. */
  async function answeredAll(id: string, first: Workbook): Promise<Workbook> {
    let workbook = first
    while (workbook.questions.some((one) => !one.is_answered)) workbook = await answered(id, workbook)
    return workbook
  }
  async function pressed(id: string, step: 'apply' | 'undo'): Promise<Workbook> {
    const reply = await adm(`POST buildings/${id}/workbook/${step}`, {})
    expect([outcome(reply), reply.body.errors]).toEqual(['200', undefined])
    return settled(id)
  }
  /** Checks, answers as proposed and imports. */
  async function filled(id: string, sheets: FilledSheets | Uint8Array): Promise<Workbook> {
    await answeredAll(id, await checked(id, sheets))
    return pressed(id, 'apply')
  }
  return { adm, token, newBuilding, upload, settled, checked, answered, answeredAll, pressed, filled }
}

export const countsOf = ({ sheets }: Workbook) =>
  Object.fromEntries(sheets.map(({ name, counts }) => [name, counts]))
/** Sheet, field and code, whether it is a warning, and the rows that it concerns. */
export const reasonsIn = ({ sheets }: Workbook) =>
  sheets.flatMap(({ name, groups }) =>
    groups.map(({ key, is_warning, rows, first }) => [
      name,
      key.split(' ').slice(2).join(':'),
      is_warning,
      rows,
      first,
    ]),
  )
