import { CameraOutlined, EditOutlined, LockOutlined, SwapOutlined } from '@ant-design/icons'
import { memo, useRef, useState } from 'react'
import { groupDigits } from '#core/number-text.ts'
import { SheetInput } from '#src/crud/sheet/sheet-input.tsx'
import type { ViewTools } from '#src/fields/field-view.ts'
import { CellError } from './cell-error.tsx'
import { MissedTool } from './missed-tool.tsx'
import { markOf, nameOf, readCell, seenOf, wantsUsed, type RoundRow } from './round-cell.ts'
import type { Cell, Round } from './use-round.ts'

interface RoundRowProps extends Pick<Round, 'enter' | 'hold' | 'forget'> {
  readonly row: RoundRow
  readonly cell: Cell | undefined
  /** The reader may enter readings, and the month is open. */
  readonly mayWrite: boolean
  /** What the column of what was used is called: a phone shows no headings. */
  readonly usedLabel: string
  /** Colleagues who stand in the row. */
  readonly other: string | undefined
  readonly onPhoto: (row: RoundRow, file: File) => Promise<void>
  /** Asks for the photo of a meter that can't be read; absent: the reader may not keep one. */
  readonly onMissed: ((row: RoundRow) => void) | undefined
  /** The page of the meter. */
  readonly meterPathOf: (id: string) => string | undefined
  /** The page of the reading. */
  readonly pathOf: (id: string) => string | undefined
  readonly tools: Pick<ViewTools, 't' | 'language' | 'follow'>
}

/** One meter: a row is drawn again only when its own reading or cell changes. */
export const RoundRowLine = memo(function RoundRowLine(props: RoundRowProps) {
  const { row, cell, mayWrite, usedLabel, other, enter, hold, forget, onPhoto, pathOf, tools } = props
  const { onMissed, meterPathOf } = props
  const { t, language } = tools
  const { reading, previous, usual, charge_factor: factor } = row
  const [isReplacing, setReplacing] = useState(false)
  const photo = useRef<HTMLInputElement>(null)
  const isLocked = reading?.status === 'confirmed'
  const canWrite = mayWrite && !isLocked
  const isReplaced = isReplacing || reading?.replaced === true || cell?.refusal?.used !== undefined
  const figure = (value: string | null) => (value === null ? '–' : groupDigits(value, language))
  const mark = markOf(row)
  const name = nameOf(row)
  const refusal = cell?.refusal
  const isWaiting = refusal?.errors.some(({ code }) => code === wantsUsed) === true
  const stored = reading?.new_number ?? ''
  const path = reading === null ? undefined : pathOf(reading.id)
  const errorId = `lobby-round-error-${row.meter_id}`

  const leave = (text: string, seen: string) => {
    const number = readCell(text, language)
    if (number === '' || (number === stored && cell?.isSaving !== true)) return forget(row.meter_id)
    if (number === cell?.text && cell.refusal !== undefined) return undefined
    const before = { ...seenOf(row), index: readCell(seen, language) }
    // Until what it really used is known, the row of a replaced meter waits.
    if (isReplacing && reading?.replaced !== true) return hold(row, number, before)
    return enter(row, { new_number: number }, before)
  }
  const leaveUsed = (text: string, seen: string, fresh: string) => {
    const used = readCell(text, language)
    if (used === '' || fresh === '') return
    setReplacing(false)
    const typed = { new_number: fresh, replaced: true, replaced_consumption: used }
    enter(row, typed, { index: stored, used: readCell(seen, language) })
  }
  /** Says that the meter was replaced, or that it was not: then an index that waits is as good as any. */
  const replace = () => {
    setReplacing(!isReplaced)
    if (isReplaced && isWaiting) enter(row, { new_number: cell?.text ?? '' }, cell?.seen)
  }
  return (
    <tr
      data-meter={row.meter_id}
      data-other={other === undefined ? undefined : true}
      data-state={refusal === undefined ? reading?.status : 'refused'}
    >
      <th scope="row">
        <strong>{name}</strong>
        {row.apartment !== null && <small>{row.meter}</small>}
      </th>
      <td className="lobby-sheet-figure">{figure(previous)}</td>
      <td className="lobby-round-index">
        <SheetInput
          isFigure
          label={t('console.metering.index_of', { meter: name })}
          initial={
            cell === undefined ? figure(stored === '' ? null : stored) : shownText(cell.text, language)
          }
          isReadOnly={!canWrite}
          isInvalid={refusal !== undefined}
          errorId={errorId}
          onLeave={leave}
          onDrop={() => forget(row.meter_id)}
          onKey={(key) => {
            if (key === 'F2' && canWrite) replace()
            if (key !== 'F4') return
            if (reading === null && canWrite) onMissed?.(row)
            else photo.current?.click()
          }}
        />
        {other !== undefined && (
          <small className="lobby-round-other" title={t('console.metering.here', { name: other })}>
            <EditOutlined aria-hidden /> {other}
          </small>
        )}
        {cell?.isSaving === true && (
          <span className="lobby-sheet-saving" aria-label={t('console.metering.saving')} />
        )}
      </td>
      <td className="lobby-sheet-figure" data-label={usedLabel}>
        {isReplaced && canWrite ? (
          <>
            <SheetInput
              isFigure
              label={t('console.metering.used_of', { meter: name })}
              initial={
                refusal?.used === undefined
                  ? figure(reading?.replaced_consumption ?? null)
                  : shownText(refusal.used, language)
              }
              isReadOnly={false}
              isInvalid={false}
              errorId={errorId}
              focuses={isReplacing}
              onLeave={(text, seen, input) => leaveUsed(text, seen, typedIndex(input, language) || stored)}
              onDrop={() => {
                setReplacing(false)
                if (refusal?.used !== undefined) forget(row.meter_id)
              }}
            />
            <small>{t('console.metering.used_help')}</small>
          </>
        ) : (
          figure(reading?.consumption ?? null)
        )}
        {factor !== '1' && <small>×{groupDigits(factor, language)}</small>}
      </td>
      <td className="lobby-sheet-figure lobby-round-usual">{figure(usual)}</td>
      <td className="lobby-round-mark">
        {refusal === undefined ? (
          mark !== undefined && (
            <span
              className="lobby-tag"
              data-color={mark === 'high' || mark === 'zero' ? 'warning' : 'default'}
            >
              {t(`console.metering.marks.${mark}`)}
            </span>
          )
        ) : (
          <CellError
            id={errorId}
            row={row}
            text={cell?.text ?? ''}
            refusal={refusal}
            seen={cell?.seen}
            enter={enter}
            replace={() => setReplacing(true)}
            tools={tools}
          />
        )}
        {isLocked && <LockOutlined title={t('console.metering.locked')} />}
      </td>
      <td className="lobby-round-tools">
        {canWrite && (
          <button
            type="button"
            tabIndex={-1}
            aria-pressed={isReplaced}
            aria-label={t('console.metering.replace_of', { meter: name })}
            title={t('console.metering.replaced')}
            onClick={replace}
          >
            <SwapOutlined aria-hidden />
          </button>
        )}
        {reading === null && (
          <MissedTool
            row={row}
            name={name}
            path={row.is_missed ? meterPathOf(row.meter_id) : undefined}
            ask={canWrite ? onMissed : undefined}
            tools={tools}
          />
        )}
        {reading?.has_image === true && path !== undefined ? (
          <a
            href={path}
            onClick={tools.follow}
            tabIndex={-1}
            aria-label={t('console.metering.see_photo', { meter: name })}
          >
            <CameraOutlined aria-hidden />
          </a>
        ) : (
          canWrite &&
          reading !== null && (
            <label title={t('console.metering.photo')}>
              <CameraOutlined aria-hidden />
              <input
                ref={photo}
                type="file"
                accept="image/*"
                capture="environment"
                tabIndex={-1}
                aria-label={t('console.metering.photo_of', { meter: name })}
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  if (file !== undefined) void onPhoto(row, file)
                  target.value = ''
                }}
              />
            </label>
          )
        )}
      </td>
    </tr>
  )
})

/** A number on its way to the server in the reader's spelling; other text as it was typed. */
const shownText = (text: string, language: ViewTools['language']) =>
  /^-?\d+(\.\d+)?$/.test(text) ? groupDigits(text, language) : text

/** What stands in the index cell of the same row. */
const typedIndex = (input: HTMLInputElement, language: ViewTools['language']) =>
  readCell(
    input.closest('tr')?.querySelector<HTMLInputElement>('.lobby-round-index input')?.value ?? '',
    language,
  ).replace('–', '')
