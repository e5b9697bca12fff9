import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from 'antd'
import { stateFieldOf } from '#core/derive/fields.ts'
import type { AnyRecord } from '#core/entity.ts'
import type { BoardLook as DeclaredBoard } from '#core/board-look.ts'
import { optionLabel } from '#src/fields/words.ts'
import { OptionTag } from '#src/fields/choices/option-tag.tsx'
import { BoardCard } from './board-card.tsx'
import { columnsOf, moveInto } from './board.ts'
import { holdTouch } from './hold-touch.ts'
import type { LookProps } from './kinds.ts'
import './board.css'

/** Cards that a column shows before one asks for more. */
const cardsShown = 60

/**
 * A column for each state. A card is dragged into another state, or moved there by Alt and an arrow, where a transition
 * leads and the reader may make it; one that asks for something opens its dialog. Arrows walk, Enter opens. A finger that
 * rests on a card takes it.
 */
export function BoardLook({ list, look }: LookProps<DeclaredBoard>) {
  const { entity, tools, rights, records, total } = list
  const { t } = tools
  const box = useRef<HTMLDivElement>(null)
  const [dragged, drag] = useState<AnyRecord>()
  const [over, setOver] = useState('')
  const [more, setMore] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(() => columnsOf(entity, records), [entity, records])
  const field = stateFieldOf(entity) ?? ''
  const move = (record: AnyRecord, state: string) => {
    const action = moveInto(entity, rights, { record, state })
    if (action !== undefined) list.start(action, [record])
    return action !== undefined
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const card = target.closest<HTMLElement>('[data-card]')
    const record = records.find(({ id }) => id === card?.dataset.card)
    if (event.pointerType !== 'touch' || record === undefined || target.closest('button') !== null) return
    if (rights.transitions.length === 0) return
    const letGo = () => {
      setOver('')
      drag(undefined)
    }
    holdTouch(event, {
      onStart: () => drag(record),
      onMove: (x, y) => {
        setOver(stateAt(x, y) ?? '')
        scrollAtEdge(box.current, x)
      },
      onDrop: (x, y) => {
        const state = stateAt(x, y)
        if (state !== undefined) move(record, state)
        letGo()
      },
      onCancel: letGo,
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-card]')
    if (card === null || event.target !== card) return
    const record = records.find(({ id }) => id === card.dataset.card)
    if (record === undefined) return
    if (event.key === 'Enter') return list.open(record)
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (event.altKey && by !== 0) {
      event.preventDefault()
      const at = columns.findIndex((column) => column.records.includes(record))
      const states = columns.map(({ state }) => state)
      const ahead = by === 1 ? states.slice(at + 1) : states.slice(0, at).toReversed()
      ahead.some((state) => move(record, state))
      return
    }
    const next = neighbour(box.current, card, event.key)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const first = columns.find((column) => column.records.length > 0)?.records[0]
  return (
    <>
      {records.length < total && (
        <p className="lobby-map-cut">{t('console.crud.looks.cut', { shown: records.length, total })}</p>
      )}
      <p className="lobby-board-hint">{t('console.crud.looks.board_hint')}</p>
      <div ref={box} className="lobby-board" onKeyDown={onKeyDown} onPointerDown={onPointerDown}>
        {columns.map(({ state, records: own }) => {
          const label = optionLabel(t, entity.name, field, state)
          const takes =
            dragged !== undefined && moveInto(entity, rights, { record: dragged, state }) !== undefined
          const shown = more.has(state) ? own : own.slice(0, cardsShown)
          return (
            <section
              key={state}
              aria-label={label}
              data-state={state}
              data-takes={dragged === undefined ? undefined : takes}
              data-over={takes && over === state}
              onDragOver={(event) => {
                if (!takes) return
                event.preventDefault()
                setOver(state)
              }}
              onDragLeave={() => setOver('')}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== undefined) move(dragged, state)
                setOver('')
                drag(undefined)
              }}
            >
              <h2>
                <OptionTag
                  option={state}
                  color={entity.lifecycle?.states[state]?.color}
                  entityName={entity.name}
                  name={field}
                  tools={tools}
                />
                <span className="lobby-secondary">{own.length}</span>
              </h2>
              <ul>
                {shown.map((record) => (
                  <BoardCard
                    key={record.id}
                    record={record}
                    list={list}
                    facts={look.card}
                    isStop={record === first}
                    isHeld={record === dragged}
                    drag={drag}
                  />
                ))}
              </ul>
              {shown.length < own.length && (
                <Button type="text" block onClick={() => setMore(new Set([...more, state]))}>
                  {t('console.crud.looks.board_more', { total: own.length - shown.length })}
                </Button>
              )}
            </section>
          )
        })}
      </div>
    </>
  )
}

const stateAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('section[data-state]')?.dataset.state

/** Pixels of the edge at which the board scrolls under a finger, and by how many. */
const edge = 40
const scrollBy = 16

function scrollAtEdge(box: HTMLElement | null, x: number): void {
  if (box === null) return
  const { left, right } = box.getBoundingClientRect()
  if (x < left + edge) box.scrollLeft -= scrollBy
  else if (x > right - edge) box.scrollLeft += scrollBy
}

/** The card above or below, or at the same height in the next column that has cards. */
function neighbour(box: HTMLElement | null, card: HTMLElement, key: string): HTMLElement | undefined {
  const columns = [...(box?.querySelectorAll<HTMLElement>('section ul') ?? [])].map((list) => [
    ...list.querySelectorAll<HTMLElement>('[data-card]'),
  ])
  const at = columns.findIndex((cards) => cards.includes(card))
  const place = columns[at]?.indexOf(card) ?? 0
  if (key === 'ArrowUp') return columns[at]?.[place - 1]
  if (key === 'ArrowDown') return columns[at]?.[place + 1]
  const aside =
    key === 'ArrowRight'
      ? columns.slice(at + 1)
      : key === 'ArrowLeft'
        ? columns.slice(0, Math.max(0, at)).toReversed()
        : []
  const next = aside.find((cards) => cards.length > 0)
  return next?.[Math.min(place, next.length - 1)]
}
