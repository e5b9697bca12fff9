import { callForData } from '../data/call.ts'
import { readStatement } from '../data/calls.ts'
import { useLoaded } from '../data/loaded.ts'
import type { YearStatement } from '../data/shapes.ts'
import { currentLanguage } from '../language/language.ts'
import { say } from '../language/say.ts'
import { dayText, isNothing, moneyText } from '../language/written.ts'
import { Facts } from '../parts/facts.tsx'
import { FeeTabs } from '../parts/fee-tabs.tsx'
import { nameOfFee } from '../parts/name-of-fee.ts'
import { Page } from '../parts/page.tsx'
import { Shown } from '../parts/shown.tsx'
import type { HomeProps } from '../places.ts'
import { Link } from '../router/link.tsx'
import { officeToday } from '#core/office-clock.ts'

type Line = YearStatement['months'][number]['lines'][number]

/** What was owed in a year, what was charged and paid, month by month; the address names the year. */
export function YearPlace({ home, id }: HomeProps) {
  const { apartment_id: apartment } = home
  const start = `/homes/${apartment}`
  const thisYear = officeToday().slice(0, 4)
  const year = id === '' ? thisYear : id
  const loaded = useLoaded({
    home: apartment,
    // Names of fees come in the reader's language.
    name: `year-${year}-${currentLanguage()}`,
    load: (signal) => callForData(readStatement, { params: { apartment_id: apartment, year } }, { signal }),
  })
  const text = (amount: string) => moneyText(amount, home.building.currency_code)
  return (
    <Page title={say('money.fees.title')}>
      <FeeTabs start={start} open="years" />
      <h2>{say('money.years.year', { year })}</h2>
      <Shown of={loaded}>
        {({ opening, charged, paid, let_off: off, closing, months, first_year: first }) => (
          <>
            <section className="card">
              <Facts
                of={[
                  [
                    say(isAhead(opening) ? 'money.years.ahead' : 'money.years.opening'),
                    text(unsigned(opening)),
                  ],
                  [say('money.years.charged'), text(charged)],
                  [say('money.years.paid'), text(paid)],
                  [say('money.years.let_off'), isNothing(off) ? null : text(off)],
                  [
                    say(
                      isAhead(closing)
                        ? 'money.years.ahead'
                        : year === thisYear
                          ? 'money.years.now'
                          : 'money.years.closing',
                    ),
                    <strong key="closing">{text(unsigned(closing))}</strong>,
                  ],
                ]}
              />
            </section>
            {months.length === 0 && <p className="empty">{say('money.years.none')}</p>}
            {months.map(({ month, closing: left, lines }) => (
              <section key={month}>
                <h2>{say('money.fees.month', { month: dayText(month) })}</h2>
                <ul className="rows card">
                  {lines.map((line, at) => (
                    <li key={at} className="row">
                      <span>
                        {nameOf(line)}
                        <small className="quiet">{dayText(line.booked_on)}</small>
                      </span>
                      <strong>{signed(line, text)}</strong>
                    </li>
                  ))}
                  <li className="row">
                    <span>{say(isAhead(left) ? 'money.years.ahead' : 'money.years.left')}</span>
                    <strong>{text(unsigned(left))}</strong>
                  </li>
                </ul>
              </section>
            ))}
            <p className="quiet">{say('money.years.help')}</p>
            <Others start={start} year={Number(year)} first={first} last={Number(thisYear)} />
          </>
        )}
      </Shown>
    </Page>
  )
}

/** Whether more was paid than was charged until then: the fee came later. */
const isAhead = (amount: string) => amount.startsWith('-')
const unsigned = (amount: string) => amount.replace('-', '')

/** A fee by its name and month, a payment by that word alone. */
function nameOf({ act, name, fee_type, month, amount }: Line): string {
  if (act === 'paid') return say(isAhead(amount) ? 'money.years.paid_back' : 'money.years.payment')
  const fee = [nameOfFee({ name, fee_type }), dayText(month)].join(' · ')
  return act === 'charged' ? fee : say('money.years.reduced', { name: fee })
}

/** What a line adds to what is owed, or takes off it. */
const signed = ({ act, amount }: Line, text: (amount: string) => string) =>
  act === 'charged' ? text(amount) : text(isAhead(amount) ? unsigned(amount) : `-${amount}`)

interface OthersProps {
  readonly start: string
  readonly year: number
  readonly first: number | null
  readonly last: number
}

/** The year before, as far as there is anything, and the one after. */
const Others = ({ start, year, first, last }: OthersProps) => (
  <p className="tabs">
    {[year - 1, year + 1].map((other) =>
      other >= (first ?? last) && other <= last ? (
        <Link key={other} to={`${start}/fees/years/${other}`}>
          {say('money.years.year', { year: other })}
        </Link>
      ) : null,
    )}
  </p>
)
