import { CameraOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Input, Radio } from 'antd'
import { useState } from 'react'
import { maxBytes, accepts, sizeLimit } from '#core/fields/upload.ts'
import { image } from '#core/fields/image.ts'
import { itemResults } from '#domain/round-items.ts'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import { capabilities } from '#src/data/capabilities.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { formatNumber } from '#src/fields/format.ts'
import { SecureImage } from '#src/fields/uploads/secure-image.tsx'
import { fieldLabel, optionLabel } from '#src/fields/words.ts'
import { codeText } from '#src/i18n/code-text.ts'
import { faultsOf, type WalkRow } from './answers.ts'
import { ItemState } from './item-state.tsx'
import type { Walk } from './use-round-walk.ts'

interface WalkItemProps {
  readonly row: WalkRow
  readonly place: number
  readonly walk: Walk
  /** It has been asked to end the round: what is missing is marked. */
  readonly isAsked: boolean
  readonly tools: ViewTools
}

const { name: entityName } = periodicChecklist
const photo = image()
const isJudged = (value: unknown): value is (typeof itemResults)[number] =>
  itemResults.some((one) => one === value)

/** One item of a round, as large as a thumb needs it. */
export function WalkItem({ row, place, walk, isAsked, tools }: WalkItemProps) {
  const { t } = tools
  const [refused, setRefused] = useState<string>()
  const label = (name: string) => `${fieldLabel(t, entityName, `results.${name}`)}: ${row.name}`
  const faults = faultsOf(row)
  const isMissing = isAsked && walk.open.has(place)
  const errorId = `lobby-walk-error-${place}`
  const takePhoto = (file: File | undefined) => {
    if (file === undefined) return
    const isGood = accepts(photo, file.type) && file.size <= maxBytes(photo)
    setRefused(
      isGood
        ? undefined
        : accepts(photo, file.type)
          ? codeText(t, 'file_limit_exceeded', { limits: sizeLimit(photo) })
          : codeText(t, 'file_type_not_allowed'),
    )
    if (isGood) walk.answer(row, { photo: file })
  }
  const errors = [
    ...Object.values(faults).map((code) => codeText(t, code)),
    ...(isMissing && Object.keys(faults).length === 0 ? [codeText(t, 'required')] : []),
    ...(refused === undefined ? [] : [refused]),
  ]
  return (
    <li className="lobby-walk-item" data-state={errors.length > 0 ? 'wrong' : (row.result ?? 'open')}>
      <h3>
        {row.point === null ? '+' : `${row.point}.`} {row.name}
      </h3>
      <p className="lobby-walk-facts">{factsOf(row, tools)}</p>
      {(row.kind === 'number' || row.kind === 'text') && (
        <Input
          aria-label={label('value')}
          aria-invalid={errors.length > 0}
          aria-describedby={errors.length > 0 ? errorId : undefined}
          inputMode={row.kind === 'number' ? 'decimal' : 'text'}
          suffix={row.unit ?? undefined}
          maxLength={100}
          value={row.value ?? ''}
          onChange={({ target }) => walk.answer(row, { value: target.value === '' ? null : target.value })}
        />
      )}
      <div
        role="radiogroup"
        aria-label={label('result')}
        aria-describedby={errors.length > 0 ? errorId : undefined}
      >
        <Radio.Group
          optionType="button"
          buttonStyle="solid"
          value={row.result}
          options={itemResults
            .filter((one) => one !== 'skipped' || row.required !== true)
            .map((one) => ({ value: one, label: optionLabel(t, entityName, 'results.result', one) }))}
          onChange={({ target }) => {
            const { value }: { value?: unknown } = target
            if (isJudged(value)) walk.answer(row, { result: value })
          }}
        />
      </div>
      <Input
        aria-label={label('note')}
        placeholder={fieldLabel(t, entityName, 'results.note')}
        maxLength={255}
        value={row.note ?? ''}
        onChange={({ target }) => walk.answer(row, { note: target.value === '' ? null : target.value })}
      />
      {capabilities().files && (
        <div className="lobby-walk-photo">
          {row.photo !== null && <SecureImage picture={row.photo} alt={label('photo')} size={72} />}
          <label className="lobby-button">
            <CameraOutlined aria-hidden /> {fieldLabel(t, entityName, 'results.photo')}
            <input
              type="file"
              accept={photo.accept?.join(',')}
              capture="environment"
              aria-label={label('photo')}
              onChange={({ target }) => {
                takePhoto(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          {row.photo !== null && (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('console.fields.remove_file', { file: label('photo') })}
              onClick={() => walk.answer(row, { photo: null })}
            />
          )}
        </div>
      )}
      {errors.length > 0 && (
        <p id={errorId} role="alert" className="lobby-walk-error">
          {errors.join(' ')}
        </p>
      )}
      <ItemState row={row} walk={walk} tools={tools} />
    </li>
  )
}

/** `2 – 6 bar · Required`. */
function factsOf({ min, max, unit, required }: WalkRow, { t, language }: ViewTools): string {
  const limit = (value: number | null) =>
    value === null ? '…' : formatNumber(value, { language, digits: 3 })
  const limits =
    min === null && max === null
      ? []
      : [t('console.operation.limits', { min: limit(min), max: limit(max), unit: unit ?? '' })]
  return [...limits, ...(required === true ? [fieldLabel(t, entityName, 'results.required')] : [])].join(
    ' · ',
  )
}
