import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { crudWords } from '#src/locales/crud.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { TileLegend } from './tile-legend.tsx'
import { TileMap } from './tile-map.tsx'
import { countAnswers, type Answer, type Tile } from './tiles.ts'

const answers: readonly Answer[] = [
  { key: 'lived', label: 'Đang ở', tone: 'good' },
  { key: 'empty', label: 'Trống', tone: 'none' },
]
const blocks = [
  { key: '1', label: 'Tháp A' },
  { key: '2', label: 'Tháp B' },
]
/** Every third is empty. */
const tiles = (floors: number, perFloor: number): Tile[] =>
  blocks.flatMap(({ key }) =>
    Array.from({ length: floors * perFloor }, (_none, at) => ({
      id: `${key}-${at}`,
      label: `${key}${String(Math.floor(at / perFloor) + 1).padStart(2, '0')}${(at % perFloor) + 1}`,
      block: key,
      row: Math.floor(at / perFloor) + 1,
      answer: at % 3 === 0 ? 'empty' : 'lived',
    })),
  )

function Map({ all, open }: { readonly all: readonly Tile[]; readonly open: (id: string) => void }) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  return (
    <WithTools>
      {({ t }) => (
        <>
          <TileLegend
            answers={answers}
            counts={countAnswers(all)}
            wanted={wanted}
            onWanted={setWanted}
            t={t}
          />
          <TileMap
            label="Sử dụng"
            blocks={blocks}
            tiles={all}
            answers={answers}
            wanted={wanted}
            size={44}
            open={open}
            t={t}
          />
        </>
      )}
    </WithTools>
  )
}

test('the highest floor is above; arrows walk the tiles and Enter opens one', async () => {
  const open = vi.fn<(id: string) => void>()
  const screen = await renderInConsole(<Map all={tiles(3, 2)} open={open} />)
  const rows = screen.getByRole('region', { name: 'Tháp A' }).getByRole('group')
  await expect.element(rows.first()).toHaveAccessibleName(crudWords.vi.looks.row.replace('{{row}}', '3'))
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: '1031: Đang ở' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: '1022: Trống' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledExactlyOnceWith('1-3')
})

test('the legend counts the answers, and fades what is not asked for', async () => {
  const screen = await renderInConsole(<Map all={tiles(3, 2)} open={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Trống 4' }))
  await expect
    .element(screen.getByRole('button', { name: '1022: Trống' }))
    .toHaveAttribute('data-faded', 'false')
  await expect
    .element(screen.getByRole('button', { name: '1031: Đang ở' }))
    .toHaveAttribute('data-faded', 'true')
})

test('two thousand apartments are drawn, and one click away', async () => {
  const open = vi.fn<(id: string) => void>()
  const screen = await renderInConsole(<Map all={tiles(50, 20)} open={open} />)
  await expect.poll(() => screen.container.querySelectorAll('.lobby-tile').length).toBe(2000)
  // By its place: a search by name would read the names of all of them, again and again.
  screen.container.querySelector<HTMLElement>('[data-id="2-999"]')?.click()
  expect(open).toHaveBeenCalledExactlyOnceWith('2-999')
})

test('a code of wide letters is whole in its tile', async () => {
  const codes = ['MWM-20', 'ODD-20', 'LE-01', 'CĂN HỘ 101']
  const all = codes.map((label, at) => ({
    id: `${at}`,
    label,
    block: '1',
    row: 1,
    answer: 'lived',
  }))
  const screen = await renderInConsole(<Map all={all} open={() => undefined} />)
  await expect.poll(() => screen.container.querySelectorAll('.lobby-tile').length).toBe(codes.length)
  const cut = [...screen.container.querySelectorAll('.lobby-tile')].filter(
    (tile) => tile.scrollWidth > tile.clientWidth,
  )
  expect(cut.map((tile) => tile.textContent)).toEqual([])
})
