import { Button, Skeleton } from 'antd'
import { isZero } from '#core/amount.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { priceOfSlots, slotsIn } from '#domain/money/booked-slots.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { utility } from '#entities/utilities/utility.ts'
import { clockOf, itemsOf } from '../crud/looks/calendar/items.ts'
import { daySlots } from '../crud/looks/calendar/slots.ts'
import type { SlotProps } from '../crud/views.ts'
import { useList } from '../data/use-list.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatPrice } from '../fields/format.ts'
import { useSession } from '../session/session.ts'
import './fees.css'

const entity: AnyEntity = utilityBooking
const look = entity.list.looks?.find((one): one is CalendarLook => one.kind === 'calendar')

/** In the form: the slots of the chosen place and day that are free, to be pressed before one errs. */
export function FreeSlots({ record, tools, onChange }: SlotProps<typeof utilityBooking>) {
  const { utility_id: place, date: day, id } = record
  if (onChange === undefined || typeof place !== 'string' || typeof day !== 'string') return null
  if (look === undefined || !tools.can('read', utility.name)) return null
  const choose = (from: string, to: string) => {
    onChange('from_time', from)
    onChange('to_time', to)
  }
  const chosen = { from: record.from_time, to: record.to_time }
  return <Slots look={look} place={place} day={day} own={id} chosen={chosen} choose={choose} tools={tools} />
}

interface SlotsProps {
  readonly look: CalendarLook
  readonly place: string
  readonly day: string
  /** The booking that is edited: it does not stand in its own way. */
  readonly own: unknown
  readonly chosen: { readonly from: unknown; readonly to: unknown }
  readonly choose: (from: string, to: string) => void
  readonly tools: ViewTools
}

function Slots({ look: calendar, place, day, own, chosen, choose, tools }: SlotsProps) {
  const { t } = tools
  const { building } = useSession()
  const query = { buildingId: building?.id }
  const places = useList<AnyRecord>({
    resource: utility.name,
    pageSize: 1,
    filters: [{ field: 'id', operator: 'eq', value: place }],
    query,
  })
  const taken = useList<AnyRecord>({
    resource: utilityBooking.name,
    pageSize: 'all',
    filters: [
      { field: 'utility_id', operator: 'eq', value: place },
      { field: 'date', operator: 'eq', value: day },
    ],
    query,
    isLive: true,
    staleTime: 0,
  })
  const [found] = places.records
  if (places.query.isPending || taken.query.isPending) return <Skeleton active paragraph={{ rows: 1 }} />
  if (found === undefined) return null
  const others = taken.records.filter(({ id }) => id !== own)
  const items = itemsOf(others, { entity, look: calendar, days: [day] })
  const slots = daySlots({ place: found, look: calendar, day, items })
  const isNoneFree = slots.every(({ why }) => why !== undefined)
  const said = slots.length === 0 ? 'closed' : isNoneFree ? 'none_free' : 'free'
  return (
    <div role="group" aria-label={t('console.crud.calendar.free')} className="lobby-free-slots">
      <span>{t(`console.crud.calendar.${said}`)}</span>
      {slots.map(({ from, to, left, why }) => {
        const [begin, end] = [`${clockOf(from)}:00`, `${clockOf(to)}:00`]
        const term = `${clockOf(from)}–${clockOf(to)}`
        return (
          <Button
            key={from}
            size="small"
            disabled={why !== undefined}
            aria-pressed={chosen.from === begin && chosen.to === end}
            type={chosen.from === begin && chosen.to === end ? 'primary' : 'default'}
            onClick={() => choose(begin, end)}
          >
            {why === undefined
              ? left === null
                ? term
                : t('console.crud.calendar.left', { term, left })
              : t(`console.crud.calendar.${why}`, { term })}
          </Button>
        )
      })}
      <Sum place={found} chosen={chosen} tools={tools} />
    </div>
  )
}

/** What the chosen slots cost, and the deposit, before the booking is saved. */
function Sum({
  place,
  chosen: { from, to },
  tools,
}: Pick<SlotsProps, 'chosen' | 'tools'> & { readonly place: AnyRecord }) {
  const { t, currency, language } = tools
  const { price, slot_minutes: minutes, deposit } = place
  if (typeof from !== 'string' || typeof to !== 'string' || to <= from) return null
  if (typeof price !== 'string' || typeof minutes !== 'number') return null
  const money = (amount: string) => formatMoney(amount, currency, language)
  const [rate, term] = [
    { price, slot_minutes: minutes },
    { from_time: from, to_time: to },
  ]
  const said = t('console.fees.booked.price', {
    slots: slotsIn(rate, term),
    price: formatPrice(price, currency, language),
    sum: money(priceOfSlots(rate, term, currency)),
  })
  const held = typeof deposit === 'string' && !isZero(deposit)
  return (
    <p role="status" className="lobby-free-slots-sum">
      {said}
      {held && ` · ${t('console.fees.booked.deposit', { deposit: money(deposit) })}`}
    </p>
  )
}
