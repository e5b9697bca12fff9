import { useState } from 'react'
import { sumAmounts } from '#core/amount.ts'
import { call, callForData } from '../data/call.ts'
import { requestPayment, listFees } from '../data/calls.ts'
import { useLoaded } from '../data/loaded.ts'
import { Refusal } from '../data/refusal.ts'
import type { Fee } from '../data/shapes.ts'
import { say, sayRefusal } from '../language/say.ts'
import { dayText, isNothing, moneyText } from '../language/written.ts'
import { nameOfFee } from '../parts/name-of-fee.ts'
import { Page } from '../parts/page.tsx'
import { Shown } from '../parts/shown.tsx'
import { useOnline } from '../parts/use-online.ts'
import type { HomeProps } from '../places.ts'
import { go } from '../router/router.ts'

/** Fees that one payment may hold. */
const most = 100

/** What is to be paid: all open fees are ticked. The server says the amount when it makes the code. */
export function PayPlace({ home }: HomeProps) {
  const { apartment_id: id } = home
  const start = `/homes/${id}`
  const loaded = useLoaded({
    home: id,
    name: 'payable',
    // Paid by a figure of now, or not at all.
    stays: 'page',
    load: async (signal) => {
      const params = { apartment_id: id, status: 'approved', limit: most } as const
      const { data } = await call(listFees, { params }, { signal })
      // What belongs to the maintenance fund is paid into an account of its own.
      return data.filter((fee) => !isNothing(fee.open) && fee.income_kind !== 'maintenance_fund')
    },
  })
  return (
    <Page title={say('money.pay.title')} back={`${start}/fees`}>
      <Shown of={loaded}>
        {(fees) =>
          fees.length === 0 ? (
            <p className="empty">{say('money.fees.none_open')}</p>
          ) : (
            <Choice key={fees.map((fee) => fee.id).join()} home={home} fees={fees} />
          )
        }
      </Shown>
    </Page>
  )
}

/** The one fee that the address names, where it is open still. */
const firstChoice = (fees: readonly Fee[]): ReadonlySet<string> => {
  const asked = new URLSearchParams(location.search).get('fee')
  const ids = fees.map(({ id }) => id)
  return new Set(ids.filter((id) => asked === null || !ids.includes(asked) || id === asked))
}

function Choice({ home, fees }: { readonly home: HomeProps['home']; readonly fees: readonly Fee[] }) {
  const { apartment_id: apartmentId, building } = home
  const [chosen, setChosen] = useState(() => firstChoice(fees))
  const [error, setError] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const isOnline = useOnline()
  const isAll = chosen.size === fees.length
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const sum = sumAmounts(fees.filter(({ id }) => chosen.has(id)).map(({ open }) => open ?? '0'))

  async function start() {
    setSending(true)
    setError(undefined)
    try {
      const body = { apartment_id: apartmentId, ...(isAll ? {} : { fee_ids: [...chosen] }) }
      const request = await callForData(requestPayment, { body }, { key: crypto.randomUUID() })
      go(`/homes/${apartmentId}/pay/${request.id}`, { replace: true })
    } catch (refused) {
      setError(refused)
      setSending(false)
    }
  }

  return (
    <>
      <h2>{say('money.pay.choose')}</h2>
      <ul className="rows card">
        <li>
          <label className="row">
            <input
              type="checkbox"
              checked={isAll}
              onChange={() => setChosen(isAll ? new Set() : new Set(fees.map(({ id }) => id)))}
            />
            <strong>{say('money.pay.all')}</strong>
          </label>
        </li>
        {fees.map((fee) => (
          <li key={fee.id}>
            <label className="row">
              <input type="checkbox" checked={chosen.has(fee.id)} onChange={() => toggle(fee.id)} />
              <span>
                {nameOfFee(fee)} <small className="quiet">{dayText(fee.month)}</small>
              </span>
              <strong>{moneyText(fee.open, building.currency_code)}</strong>
            </label>
          </li>
        ))}
      </ul>
      <p className="row total">
        <span>{say('money.pay.sum')}</span>
        <strong className="sum">{moneyText(sum, building.currency_code)}</strong>
      </p>
      <p className="quiet">{say(isOnline ? 'money.pay.sum_help' : 'money.pay.offline')}</p>
      <p className="error" role="alert">
        {error instanceof Refusal ? sayRefusal(error) : ''}
      </p>
      <button
        type="button"
        className="button primary wide"
        disabled={isSending || !isOnline || chosen.size === 0}
        onClick={() => void start()}
      >
        {say('money.pay.start')}
      </button>
    </>
  )
}
