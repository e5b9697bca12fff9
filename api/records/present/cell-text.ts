import { writtenDay } from '#core/days.ts'
import type { Cell } from './export-cells.ts'

/** A day or a moment of a file as it stands on paper: `05/11/2026`, `05/11/2026 14:30`. */
export function momentText({ moment }: Extract<Cell, object>): string {
  const [day = '', clock] = moment.split(' ')
  return clock === undefined ? writtenDay(day) : `${writtenDay(day)} ${clock.slice(0, 5)}`
}
