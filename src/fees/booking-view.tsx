import { Skeleton, Tag } from 'antd'
import { useEffect } from 'react'
import { readBookingView } from '#domain/calls/booking-views.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { UnopenedLink } from '../crud/record/unopened-link.tsx'
import type { TokenViewProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../fields/format.ts'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import { useLanguage, useT } from '../i18n/use-t.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import './booking-view.css'

const { name: entity } = serviceBooking

/** A booking as its customer follows it, by the link that they were given. */
export function BookingView({ token }: TokenViewProps) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: [readBookingView.id, token],
    queryFn: () => callForData(readBookingView, { body: { view_token: token } }),
    retry: false,
  })
  if (error !== null)
    return (
      <div className="booking-view">
        <UnopenedLink
          title={t('console.fees.booking_link.closed')}
          help={t('console.fees.booking_link.closed_help')}
          error={error}
          retry={() => void refetch()}
          t={t}
        />
        <LanguageSwitch />
      </div>
    )
  return data === undefined ? (
    <Skeleton active paragraph={{ rows: 8 }} className="booking-view" />
  ) : (
    <Booking booking={data} />
  )
}

function Booking({ booking }: { readonly booking: DataOf<typeof readBookingView> }) {
  const t = useT()
  const language = useLanguage()
  const money = (amount: string) => formatMoney(amount, booking.currency_code, language)
  useEffect(() => void (document.title = booking.code), [booking.code])
  const facts = [
    ['apartment_id', booking.apartment],
    ['date', formatDate(booking.date)],
    ['scheduled_at', booking.scheduled_at === null ? null : formatDateTime(booking.scheduled_at)],
    ['provider_id', booking.provider],
    [
      'payment_status',
      booking.payment_status === null
        ? null
        : optionLabel(t, entity, 'payment_status', booking.payment_status),
    ],
    ['total', booking.total === null ? null : money(booking.total)],
  ] as const
  return (
    <article className="booking-view">
      <p className="lobby-secondary">{booking.building}</p>
      <h1>
        {booking.code} <Tag>{t(`entity.${entity}.states.${booking.status}`)}</Tag>
      </h1>
      <dl>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{fieldLabel(t, entity, name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ul>
        {booking.services.map((line, at) => (
          <li key={at}>
            <span>
              {line.name}
              <small className="lobby-secondary">
                {formatNumber(line.quantity, { language, digits: 2 })} × {money(line.price)}
              </small>
            </span>
            <span className="booking-view-amount">{money(line.amount)}</span>
          </li>
        ))}
      </ul>
      <LanguageSwitch />
    </article>
  )
}
