import { callForData } from '../data/call.ts'
import { listFees, readFee } from '../data/calls.ts'
import { useLoaded } from '../data/loaded.ts'
import { usePages } from '../data/use-pages.ts'
import type { Fee } from '../data/shapes.ts'
import { say, sayOf } from '../language/say.ts'
import { dayText, isNothing, moneyText, numberText } from '../language/written.ts'
import { Facts } from '../parts/facts.tsx'
import { nameOfFee } from '../parts/name-of-fee.ts'
import { Page } from '../parts/page.tsx'
import { Pages } from '../parts/pages.tsx'
import { Shown } from '../parts/shown.tsx'
import { FeeTabs } from '../parts/fee-tabs.tsx'
import type { HomeProps } from '../places.ts'
import { Link } from '../router/link.tsx'
import { officeToday } from '#core/office-clock.ts'
import { Banners } from './texts/banners.tsx'

export const OpenFees = (props: HomeProps) => <FeeList {...props} status="approved" />
export const PaidFees = (props: HomeProps) => <FeeList {...props} status="settled" />

function FeeList({ home, status }: HomeProps & { readonly status: Fee['status'] }) {
  const { apartment_id: id } = home
  const start = `/homes/${id}`
  const pages = usePages({ home: id, name: `fees-${status}`, address: listFees, more: { status } })
  const isOpen = status === 'approved'
  return (
    <Page title={say('money.fees.title')}>
      <FeeTabs start={start} open={isOpen ? 'open' : 'settled'} />
      <Pages of={pages} none={say(isOpen ? 'money.fees.none_open' : 'money.fees.none_settled')}>
        {(fees) => (
          <>
            {isOpen && (
              <Link to={`${start}/pay`} className="button primary wide">
                {say('money.home.pay')}
              </Link>
            )}
            {byMonth(fees).map(([month, ofMonth]) => (
              <section key={month}>
                <h2>{say('money.fees.month', { month: dayText(month) })}</h2>
                <ul className="rows card">
                  {ofMonth.map((fee) => (
                    <li key={fee.id}>
                      <Link to={`${start}/fees/${fee.id}`} className="row">
                        <span>
                          {nameOfFee(fee)}
                          <Under fee={fee} home={home} />
                        </span>
                        <strong>
                          {moneyText(isOpen ? fee.open : fee.amount, home.building.currency_code)}
                        </strong>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </Pages>
      {isOpen && home.lives && <Banners home={home} place="fees" />}
    </Page>
  )
}

/** Fees of each month together, in the order in which they come. */
function byMonth(fees: readonly Fee[]): readonly (readonly [month: string, fees: readonly Fee[]])[] {
  const months = new Map<string, Fee[]>()
  for (const fee of fees) months.set(fee.month, [...(months.get(fee.month) ?? []), fee])
  return [...months]
}

/** What of a fee stands below its name: when it is due, what is paid of it, who pays it. */
function Under({ fee, home }: { readonly fee: Fee; readonly home: HomeProps['home'] }) {
  const { due_on: due, settled, status, payer_kind: payer } = fee
  const isLate = status === 'approved' && due !== null && due < officeToday()
  const lines = [
    status === 'approved' && due !== null
      ? say(isLate ? 'money.fees.late' : 'money.fees.due', { day: dayText(due) })
      : null,
    status === 'approved' && !isNothing(settled)
      ? say('money.fees.part', { amount: moneyText(settled, home.building.currency_code) })
      : null,
    payer === null ? null : say('money.fees.paid_by', { payer: payerName(payer) }),
    isOfFund(fee) ? say('money.fees.into_fund') : null,
  ].filter((line) => line !== null)
  return lines.length === 0 ? null : <small className={isLate ? 'error' : 'quiet'}>{lines.join(' · ')}</small>
}

/** It is paid into the maintenance fund's account, by the office's notice. */
const isOfFund = ({ income_kind: kind }: Fee) => kind === 'maintenance_fund'

const payerName = (kind: string) => sayOf(`payer_kind.${kind}`) ?? kind

/** A fee with its reading and sum. */
export function FeePlace({ home, id }: HomeProps) {
  const start = `/homes/${home.apartment_id}`
  const loaded = useLoaded({
    home: home.apartment_id,
    name: `fee-${id}`,
    load: (signal) => callForData(readFee, { path: { id } }, { signal }),
  })
  const text = (amount: string | null) => moneyText(amount, home.building.currency_code)
  const number = (value: string | number | null) => (value === null ? null : numberText(value))
  return (
    <Page
      title={loaded.value === undefined ? say('money.fees.title') : nameOfFee(loaded.value)}
      back={`${start}/fees`}
    >
      <Shown of={loaded}>
        {(fee) => (
          <>
            <section className="card">
              <Facts
                of={[
                  [
                    say('money.fees.month', { month: dayText(fee.month) }),
                    sayOf(`fee_type.${fee.fee_type}`) ?? null,
                  ],
                  [say('money.fees.old_index'), number(fee.old_index)],
                  [say('money.fees.new_index'), number(fee.new_index)],
                  [say('money.fees.consumption'), number(fee.consumption)],
                  [say('money.fees.quantity'), number(fee.quantity)],
                  [say('money.fees.price'), fee.unit_price === null ? null : text(fee.unit_price)],
                  [say('money.fees.amount'), text(fee.amount)],
                  [say('money.fees.paid'), isNothing(fee.settled) ? null : text(fee.settled)],
                  [
                    say('money.fees.left'),
                    isNothing(fee.open) ? null : <strong key="open">{text(fee.open)}</strong>,
                  ],
                  [say('money.fees.due_on'), fee.due_on === null ? null : dayText(fee.due_on)],
                  [say('money.fees.who'), fee.payer_kind === null ? null : payerName(fee.payer_kind)],
                ]}
              />
            </section>
            {isOfFund(fee) && !isNothing(fee.open) && <p className="quiet">{say('money.fees.into_fund')}</p>}
            {!isOfFund(fee) && !isNothing(fee.open) && (
              <Link to={`${start}/pay?fee=${fee.id}`} className="button primary wide">
                {say('money.fees.pay_this')}
              </Link>
            )}
          </>
        )}
      </Shown>
    </Page>
  )
}
