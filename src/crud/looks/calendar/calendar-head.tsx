import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, DatePicker, Select } from 'antd'
import type { AnyEntity } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { officeToday } from '#core/days.ts'
import { dayFormats } from '#src/fields/filters/day-filter.tsx'
import { dayFromPicker, dayToPicker } from '#src/fields/filters/days.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { formatDate } from '#src/fields/format.ts'
import { fieldLabel } from '#src/fields/words.ts'
import type { Place } from './places.ts'
import { daysShown, spansOf, stepOf, type Shown } from './span.ts'

interface CalendarHeadProps {
  readonly entity: AnyEntity
  readonly look: CalendarLook
  readonly shown: Shown
  readonly places: readonly Place[]
  readonly only: string | undefined
  readonly onShown: (shown: Shown) => void
  readonly onPlace: (id: string | undefined) => void
  readonly tools: ViewTools
}

/** Which days, and which of the places. */
export function CalendarHead({
  entity,
  look,
  shown,
  places,
  only,
  onShown,
  onPlace,
  tools,
}: CalendarHeadProps) {
  const { t } = tools
  const days = daysShown(shown)
  const step = (steps: number) => onShown({ ...shown, day: stepOf(shown, steps) })
  const placeLabel = look.places === undefined ? '' : fieldLabel(t, entity.name, look.places)
  return (
    <div className="lobby-calendar-head">
      <div className="lobby-calendar-steps">
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={t(`console.crud.calendar.before.${shown.span}`)}
          onClick={() => step(-1)}
        />
        <Button onClick={() => onShown({ ...shown, day: officeToday() })}>
          {t('console.crud.calendar.today')}
        </Button>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={t(`console.crud.calendar.after.${shown.span}`)}
          onClick={() => step(1)}
        />
      </div>
      <DatePicker
        aria-label={t('console.crud.calendar.date')}
        value={dayToPicker(shown.day)}
        format={dayFormats}
        placeholder="DD/MM/YYYY"
        allowClear={false}
        onChange={(picked) => {
          const day = dayFromPicker(picked)
          if (typeof day === 'string') onShown({ ...shown, day })
        }}
      />
      <h2 aria-live="polite">
        {days.length === 1
          ? formatDate(shown.day)
          : `${formatDate(days[0] ?? '')} – ${formatDate(days.at(-1) ?? '')}`}
      </h2>
      {places.length > 1 && (
        <Select
          aria-label={placeLabel}
          className="lobby-calendar-place"
          value={only ?? ''}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('console.crud.calendar.all', { field: placeLabel }) },
            ...places.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(id) => onPlace(id === '' ? undefined : id)}
        />
      )}
      <div role="group" aria-label={t('console.crud.calendar.span')} className="lobby-switch">
        {spansOf(look).map((span) => (
          <button
            key={span}
            type="button"
            aria-pressed={span === shown.span}
            onClick={() => onShown({ ...shown, span })}
          >
            {span === 'places' ? placeLabel : t(`console.crud.calendar.spans.${span}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
