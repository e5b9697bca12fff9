import type { ReactNode } from 'react'
import { holds, type Condition } from '#core/condition.ts'
import { daysAfter, officeToday } from '#core/days.ts'
import type { AnyField } from '#core/field.ts'
import type { Language } from '#core/language.ts'
import { durationMinutes } from '#domain/constants.ts'
import { formatDuration } from '#domain/duration.ts'
import type { ShowProps } from '../field-view.ts'

interface DueProps extends ShowProps<AnyField & { readonly dueWhile?: Condition }> {
  readonly children: ReactNode
}

/** A day or an instant; marked where it is past and what it is a term for is not done. No hooks: cells draw it. */
export function Due({ field, value, record, tools, children }: DueProps) {
  if (field.dueWhile === undefined || !isPast(String(value)) || !holds(field.dueWhile, record))
    return children
  return (
    <span className="lobby-overdue">
      {children} · {tools.t('console.fields.overdue')} {lateBy(String(value), tools.language)}
    </span>
  )
}

/** How long, in its largest unit: `2 ngày`, `3 giờ`. */
function lateBy(value: string, language: Language): string {
  if (value.length > 10) return formatDuration((Date.now() - Date.parse(value)) / 60_000, language, 1)
  return formatDuration(daysAfter(value, officeToday()) * durationMinutes.day, language, 1)
}

/** A day is past when it is over; an instant at once. */
const isPast = (value: string) => (value.length > 10 ? Date.parse(value) < Date.now() : value < officeToday())
