import { expect, vi } from 'vitest'
import type { SentRow } from '#domain/calls/meter-rounds.ts'
import { meteredKinds, type MeteredType } from '#domain/metered-kinds.ts'
import { meteredEntities } from '#entities/metering/metered-entities.ts'
import { words as meteringWords } from '#src/metering/locale.ts'
import type { RoundRow } from '#src/metering/round-cell.ts'
import { RoundLook } from '#src/metering/round-look.tsx'
import type { Verbs } from './provider.ts'
import { refusal } from './refusal.ts'
import { renderInConsole, WithTools } from './render.tsx'

export const words = meteringWords.vi

/** A row of the round; without `reading` it is not read yet. */
export const rowOf = (id: string, more: Partial<RoundRow> = {}): RoundRow => ({
  meter_id: id,
  meter: `N-${id}`,
  apartment_id: id,
  apartment: `A-010${id}`,
  block_id: '1',
  block: 'Tháp A',
  floor: 1,
  charge_factor: '1',
  previous: '100',
  usual: '10',
  is_missed: false,
  reading: null,
  ...more,
})
export const readingOf = (id: string, fresh: string, version = 1): NonNullable<RoundRow['reading']> => ({
  id,
  version,
  new_number: fresh,
  replaced: false,
  replaced_consumption: null,
  consumption: String(Number(fresh) - 100),
  status: 'draft',
  has_image: false,
  by: null,
})

/** Of a floor that is not shown. */
const ninthFloor = rowOf('9', { apartment: 'A-0901', floor: 9 })

interface RoundServer {
  /** Default: water. */
  readonly type?: MeteredType
  /** Default: three rows that are not read yet. */
  readonly rows?: readonly RoundRow[]
  /** Asked at each save: true refuses it with 503. */
  readonly isDown?: () => boolean
  /** Saves wait for it. */
  readonly gate?: Promise<void>
  readonly verbs?: Verbs
}

/** Draws the round on a server that refuses what runs backwards. */
export async function openRound({
  type = 'WATER',
  rows = [rowOf('1'), rowOf('2'), rowOf('3')],
  isDown = () => false,
  gate = Promise.resolve(),
  verbs = {},
}: RoundServer = {}) {
  const stored = new Map(rows.map((row) => [row.meter_id, row]))
  const sheets = vi.fn<(rows: readonly SentRow[]) => void>()
  const save = async (_params: unknown, body: FormData) => {
    const sent = JSON.parse(String(body.get('rows'))) as SentRow[]
    sheets(sent)
    await gate
    if (isDown()) throw refusal({}, { statusCode: 503 })
    const judged = sent.map((row, at) => ({
      row,
      at,
      id:
        row.meter_id ??
        [...rows, ninthFloor].find(({ apartment }) => apartment === row.name)?.meter_id ??
        null,
    }))
    const isGood = ({ row, id }: (typeof judged)[number]) =>
      id !== null && (row.replaced === true || Number(row.new_number) >= 100)
    return {
      data: {
        saved: judged
          .filter(isGood)
          .map(({ row, id }) => rowOf(String(id), { reading: readingOf(String(id), row.new_number) })),
        refused: judged
          .filter((one) => !isGood(one))
          .map(({ at, id }) => ({
            at,
            meter_id: id,
            errors: [
              {
                field: 'new_number',
                code: id === null ? 'reference_not_found' : 'index_runs_backwards',
                message: 'Sai',
              },
            ],
          })),
      },
    }
  }
  const round = `/v1/manage/${meteredKinds[type].path}/round`
  const place = { block_id: '1', block: 'Tháp A', floor: 1, meters: 3, read: 0, confirmed: 0 }
  const screen = await renderInConsole(
    <WithTools>{(tools) => <RoundLook entity={meteredEntities[type].reading} tools={tools} />}</WithTools>,
    {
      verbs,
      replies: {
        [`GET ${round}`]: () => ({
          data: { rows: [...stored.values()], places: [place], is_closed: false },
        }),
        [`POST ${round}`]: save,
        // Whoever stays in a row for a moment tells their colleagues so.
        [`POST ${round}/presence`]: { data: { told: true } },
      },
    },
  )
  const cell = (id: string) =>
    screen.getByRole('textbox', { name: words.index_of.replace('{{meter}}', `A-010${id}`) })
  await expect.element(cell('1')).toBeVisible()
  return { screen, cell, sheets, stored }
}

/** Pastes a text as from a workbook. */
export const paste = (cell: Element, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
