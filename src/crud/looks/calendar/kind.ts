import type { CalendarLook } from '#core/look.ts'
import type { LookKind } from '../kinds.ts'
import { detailNames } from './details.ts'
import { nodesWithin, shownIn } from './span.ts'
import { lazyPart } from '#src/ui/with-antd.tsx'

/** A calendar loads what lies in the days that it shows. */
export const calendarKind: LookKind<CalendarLook> = {
  whole: (look, entity) => {
    const { day, start, end, places, opening } = look
    const own = [day, start, end, places, opening?.takes].filter((name) => name !== undefined)
    return [...own, ...detailNames(entity, look)]
  },
  within: (look, state) => nodesWithin(look, shownIn(state, look)),
  drawsEmpty: true,
  Body: lazyPart(async () => (await import('./calendar-look.tsx')).CalendarLook),
}
