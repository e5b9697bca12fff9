import { listDeposits, listPrepayments } from '../data/calls.ts'
import { usePages } from '../data/use-pages.ts'
import { say } from '../language/say.ts'
import { dayText, isNothing, moneyText } from '../language/written.ts'
import { FeeTabs } from '../parts/fee-tabs.tsx'
import { Page } from '../parts/page.tsx'
import { TitledList } from '../parts/record-list.tsx'
import type { HomeProps } from '../places.ts'

/** What was paid in advance and deposited, and what of it is left. */
export function Prepaid({ home }: HomeProps) {
  const { apartment_id: id } = home
  const prepayments = usePages({ home: id, name: 'prepayments', address: listPrepayments, more: {} })
  const deposits = usePages({ home: id, name: 'deposits', address: listDeposits, more: {} })
  const text = (amount: string | null) => moneyText(amount, home.building.currency_code)
  const isEmpty = [prepayments, deposits].every(({ loaded }) => loaded.value?.total === 0)
  return (
    <Page title={say('money.fees.title')}>
      <FeeTabs start={`/homes/${id}`} open="prepaid" />
      {isEmpty && <p className="empty">{say('money.prepaid.none')}</p>}
      <TitledList
        title={say('money.prepaid.prepayments')}
        of={prepayments}
        line={({ id: key, code, date, first_month: month, months, amount, unreleased }) => ({
          key,
          name: code,
          under: [
            date === null ? '' : dayText(date),
            month === null ? '' : say('money.prepaid.months', { month: dayText(month), months: months ?? 0 }),
            isNothing(unreleased) ? '' : say('money.prepaid.left', { amount: text(unreleased) }),
          ],
          end: text(amount),
        })}
      />
      <TitledList
        title={say('money.prepaid.deposits')}
        of={deposits}
        line={({ id: key, code, date, amount, open }) => ({
          key,
          name: code,
          under: [
            date === null ? '' : dayText(date),
            isNothing(open)
              ? say('money.prepaid.returned')
              : say('money.prepaid.held', { amount: text(open) }),
          ],
          end: text(amount),
        })}
      />
    </Page>
  )
}
