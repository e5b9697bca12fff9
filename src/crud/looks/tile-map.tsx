import { theme } from 'antd'
import { memo, useMemo, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import type { Translate } from '#src/i18n/use-t.ts'
import { textWidth } from '#src/ui/text-width.ts'
import { layOut, type Answer, type Tile, type TileBlock, type TileRow } from './tiles.ts'
import './tile-map.css'

interface TileMapProps {
  readonly label: string
  readonly blocks: readonly TileBlock[]
  readonly tiles: readonly Tile[]
  readonly answers: readonly Answer[]
  /** Keys of the answers that are asked for; none: all are. The other tiles stay where they are, faded. */
  readonly wanted: ReadonlySet<string>
  /** Pixels that a tile is wide. */
  readonly size: number
  /** The tile that is open. */
  readonly openId?: string | undefined
  readonly open: (id: string) => void
  /** What stands beside a block's name. */
  readonly note?: (block: string) => ReactNode
  readonly t: Translate
}

/**
 * Blocks of tiles, a row a floor. A tile tells its answer by colour, pattern and word. One stop for Tab; arrows walk,
 * Enter opens.
 */
export function TileMap({ blocks, tiles, answers, wanted, size, openId, open, note, ...rest }: TileMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const laid = useMemo(() => layOut(blocks, tiles), [blocks, tiles])
  const byKey = useMemo(() => new Map(answers.map((answer) => [answer.key, answer])), [answers])
  const { fontFamily } = theme.useToken().token
  const widest = useMemo(() => widestOf(laid, fontFamily), [laid, fontFamily])
  const first = laid[0]?.rows[0]?.tiles[0]?.id
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(box.current, event)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <div
      ref={box}
      role="group"
      aria-label={rest.label}
      className="lobby-tile-map"
      style={{ '--tile': `${size}px`, '--widest': widest } as CSSProperties}
      data-small={size < 34}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const { id } = (target as HTMLElement).closest<HTMLElement>('.lobby-tile')?.dataset ?? {}
        if (id !== undefined) open(id)
      }}
    >
      {laid.map(({ key, label, rows, total }) => (
        <section key={key} className="lobby-tile-block" aria-label={label}>
          <h2>
            {label}
            <span className="lobby-secondary">{note?.(key) ?? total}</span>
          </h2>
          {rows.map((row) => (
            <Row
              key={String(row.row)}
              row={row}
              byKey={byKey}
              wanted={wanted}
              stop={first}
              openId={row.tiles.some(({ id }) => id === openId) ? openId : undefined}
              t={rest.t}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

/** Ems of the widest code. Each digit takes as much room as the widest of them. */
function widestOf(laid: ReturnType<typeof layOut>, fontFamily: string): number {
  const codes = laid.flatMap(({ rows }) => rows.flatMap(({ tiles }) => tiles.map(({ short }) => short)))
  const ems = textWidth(
    codes.map((code) => code.replaceAll(/\d/g, '0')),
    `100px ${fontFamily}`,
  )
  return Math.max(1, ems / 100)
}

interface RowProps extends Pick<TileMapProps, 'wanted' | 'openId' | 't'> {
  readonly row: TileRow
  readonly byKey: ReadonlyMap<string, Answer>
  /** The tile that Tab comes to. */
  readonly stop: string | undefined
}

/** Thousands of tiles are drawn, so a row is drawn again only when it changes. */
const Row = memo(function Row({ row: { row, tiles }, byKey, wanted, stop, openId, t }: RowProps) {
  return (
    <div
      className="lobby-tile-row"
      role="group"
      aria-label={t('console.crud.looks.row', { row: row ?? '–' })}
    >
      <span className="lobby-tile-row-name" aria-hidden>
        {row ?? '–'}
      </span>
      <div className="lobby-tiles">
        {tiles.map(({ id, label, short, answer }) => {
          const told = byKey.get(answer)
          return (
            <button
              key={id}
              type="button"
              className="lobby-tile"
              data-id={id}
              data-tone={told?.tone ?? 'none'}
              data-faded={wanted.size > 0 && !wanted.has(answer)}
              aria-label={`${label}: ${told?.label ?? '–'}`}
              aria-current={id === openId}
              tabIndex={id === stop ? 0 : -1}
              title={`${label} · ${told?.label ?? '–'}`}
            >
              <span>{short}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
})

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The tile beside the focused one: the next in its row, or the same place in the next row of the block. */
function neighbour(box: HTMLElement | null, { key, target }: KeyboardEvent): HTMLElement | undefined {
  const step = steps[key]
  const tile = (target as HTMLElement).closest<HTMLElement>('.lobby-tile')
  if (step === undefined || tile === null || box === null) return undefined
  const all = [...box.querySelectorAll<HTMLElement>('.lobby-tile')]
  if (step[1] === 0) return all[all.indexOf(tile) + step[0]]
  const rows = [...box.querySelectorAll<HTMLElement>('.lobby-tiles')]
  const row = rows.findIndex((one) => one.contains(tile))
  const place = [...(rows[row]?.children ?? [])].indexOf(tile)
  const next = rows[row + step[1]]?.querySelectorAll<HTMLElement>('.lobby-tile')
  return next?.[Math.min(place, next.length - 1)]
}
