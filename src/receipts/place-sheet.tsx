import { Button, Card } from 'antd'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import {
  placeSides,
  preprintValues,
  usualPlaces,
  type Place,
  type PreprintValue,
} from '#domain/documents/preprint.ts'
import { testPreprint } from '#domain/calls/preprint.ts'
import { isOneOf } from '#core/one-of.ts'
import { preprintTemplate } from '#entities/receipts/preprint-template.ts'
import type { LineRow } from '#core/fields/lines.ts'
import type { SlotProps } from '../crud/views.ts'
import { callForFile } from '../data/call-api.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { optionLabel } from '../fields/words.ts'
import { FormSheet, placeStyle } from './form-sheet.tsx'
import { keyMove, movePlace } from './move-place.ts'
import { FileButton } from '../crud/actions/file-button.tsx'

/** The form drawn to scale, on which values are moved by pointer and keyboard; the numbers are in the table below. */
export function PlaceSheet({ record, tools, onChange }: SlotProps<typeof preprintTemplate>) {
  const { t, language } = tools
  const rows = record.places ?? []
  const paper = { width: Number(record.width), height: Number(record.height), language }
  const hasPaper = paper.width > 0 && paper.height > 0
  const move = (at: number, by: { readonly x: number; readonly y: number }) =>
    onChange?.(
      'places',
      rows.map((row, place) => {
        const moved = place === at ? movePlace(placeOf(row), by, paper) : undefined
        return moved === undefined ? row : { ...row, x: moved.x, y: moved.y }
      }),
    )
  return (
    <Card
      size="small"
      title={<h2>{t('console.preprint.sheet')}</h2>}
      extra={
        onChange === undefined &&
        rows.length > 0 && (
          <FileButton
            t={t}
            size="small"
            label={t('console.preprint.test')}
            name={String(record.name)}
            load={() => callForFile(testPreprint, { path: { id: String(record.id) }, params: { language } })}
          />
        )
      }
    >
      {rows.length === 0 && <p>{t('console.preprint.nothing_placed')}</p>}
      {rows.length === 0 && onChange !== undefined && (
        <Button onClick={() => onChange('places', usualPlaces)}>{t('console.preprint.usual')}</Button>
      )}
      {hasPaper && rows.length > 0 && (
        <>
          {onChange !== undefined && <p>{t('console.preprint.how_to_move')}</p>}
          <div className="form-sheet-box">
            <FormSheet page={paper} label={t('console.preprint.sheet')}>
              {rows.map((row, at) => (
                <PlaceMark
                  key={at}
                  place={placeOf(row)}
                  tools={tools}
                  move={onChange === undefined ? undefined : (by) => move(at, by)}
                />
              ))}
            </FormSheet>
          </div>
        </>
      )}
    </Card>
  )
}

type Row = Partial<LineRow<typeof preprintTemplate.fields.places.fields>>
type Placed = Omit<Place, 'value'> & { readonly value: PreprintValue | undefined }

/** A row of the form as it is typed: a number that is not there yet is nought. */
const placeOf = (row: Row): Placed => ({
  value: isOneOf(preprintValues, row.value) ? row.value : undefined,
  x: Number(row.x) || 0,
  y: Number(row.y) || 0,
  width: Number(row.width) || 0,
  size: Number(row.size) || 0,
  align: isOneOf(placeSides, row.align) ? row.align : 'left',
})

interface PlaceMarkProps {
  readonly place: Placed
  readonly tools: ViewTools
  /** Absent where nothing may be moved. */
  readonly move: ((by: { readonly x: number; readonly y: number }) => void) | undefined
}

function PlaceMark({ place, tools: { t }, move }: PlaceMarkProps) {
  const held = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const name =
    place.value === undefined ? '' : optionLabel(t, preprintTemplate.name, 'places.value', place.value)
  if (move === undefined)
    return (
      <div className="form-sheet-text form-place" style={placeStyle(place)}>
        {name}
      </div>
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keyMove(event)
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (held.current === undefined) return
    const millimetre = event.currentTarget.getBoundingClientRect().width / place.width
    const by = {
      x: (event.clientX - held.current.x) / millimetre,
      y: (event.clientY - held.current.y) / millimetre,
    }
    // What is less than half a millimetre waits for more.
    if (Math.hypot(by.x, by.y) < 0.5) return
    held.current = { x: event.clientX, y: event.clientY }
    move(by)
  }
  return (
    <button
      type="button"
      className="form-sheet-text form-place"
      style={placeStyle(place)}
      title={name}
      aria-label={t('console.preprint.place', { name, x: place.x, y: place.y })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        held.current = undefined
      }}
      onPointerCancel={() => {
        held.current = undefined
      }}
    >
      {name}
    </button>
  )
}
