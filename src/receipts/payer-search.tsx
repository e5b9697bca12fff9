import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { isZero } from '#core/amount.ts'
import { useEffect, useId, useState, type KeyboardEvent, type Ref } from 'react'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import type { Payer } from './calls.ts'
import { usePayers } from './use-account.ts'

interface PayerSearchProps {
  readonly buildingId: string | undefined
  readonly tools: ViewTools
  readonly chosen: string | undefined
  readonly choose: (payer: Payer) => void
  readonly field: Ref<InputRef>
}

/**
 * Finds an apartment by its code, a name, a phone, a plate or a scanned notice, which a scanner types and ends with Enter;
 * arrows and Enter are enough.
 */
export function PayerSearch({ buildingId, tools, chosen, choose, field }: PayerSearchProps) {
  const { t } = tools
  // The server looks at no phone and no plate that this user would not be shown.
  const seesAll = tools.can('edit', 'resident') && tools.can('list', 'vehicle')
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const [isTaking, setTaking] = useState(false)
  const { found, isSettled } = usePayers(buildingId, typed)
  const current = Math.min(at, Math.max(0, found.length - 1))
  const take = (payer: Payer | undefined) => {
    setTaking(false)
    if (payer === undefined) return
    choose(payer)
    setTyped('')
    setAt(0)
  }
  // If the user presses Enter before the search answers, search again for the full text.
  useEffect(() => {
    if (isTaking && isSettled) take(found[current])
  })
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt(Math.min(found.length - 1, current + 1)),
    ArrowUp: () => setAt(Math.max(0, current - 1)),
    Enter: () => setTaking(true),
    Escape: () => setTyped(''),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <div className="desk-search">
      <Input
        ref={field}
        size="large"
        allowClear
        autoFocus
        prefix={<SearchOutlined />}
        placeholder={t('console.desk.search')}
        aria-label={t('console.desk.search')}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${current}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
          setTaking(false)
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={list} role="listbox" aria-label={t('console.desk.found')} className="desk-found">
        {found.map((payer, index) => (
          <li
            key={payer.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === current}
            data-chosen={payer.id === chosen}
            onMouseEnter={() => setAt(index)}
            onClick={() => take(payer)}
          >
            <PayerLine payer={payer} tools={tools} />
          </li>
        ))}
      </ul>
      {typed.trim() !== '' && found.length === 0 && isSettled && (
        <p className="lobby-secondary">{t(`console.desk.${seesAll ? 'nobody' : 'nobody_in_sight'}`)}</p>
      )}
    </div>
  )
}

function PayerLine({ payer, tools }: { readonly payer: Payer; readonly tools: ViewTools }) {
  const { t, currency, language } = tools
  return (
    <>
      <span className="desk-found-name">
        <strong>{payer.code}</strong>
        <span className="lobby-secondary">{payer.householder ?? payer.name}</span>
      </span>
      <span className="desk-found-sums figures">
        <span>{formatMoney(payer.outstanding, currency, language)}</span>
        {!isZero(payer.credit) && (
          <span className="desk-credit">
            {t('console.desk.has_credit', { amount: formatMoney(payer.credit, currency, language) })}
          </span>
        )}
      </span>
    </>
  )
}
