import { Button, Card, Skeleton } from 'antd'
import { useState } from 'react'
import { bankLine } from '#entities/banks/bank-line.ts'
import { Failure } from '../crud/list/list-states.tsx'
import type { SlotProps } from '../crud/views.ts'
import { actOnRecord } from '../data/record-actions.ts'
import { useOne } from '../data/use-one.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { showError } from '../errors/error-popup.tsx'
import { useSingleKeys } from '../ui/single-keys.ts'
import { lineTitle } from './next-line.tsx'
import './banks.css'

const words = 'console.banks.told_before'
const joinKey = '0'

type ToldLine = Pick<SlotProps<typeof bankLine>['record'], 'date' | 'price' | 'currency_code' | 'description'>

/** The movement that a line perhaps tells again; one press joins the two. */
export function ToldBefore({ record, tools, onChange }: SlotProps<typeof bankLine>) {
  const { t, can } = tools
  const id = record.told_line_id
  const isAsked = onChange === undefined && record.status === 'unmatched' && typeof id === 'string'
  const { record: told, query } = useOne<ToldLine & { id?: string }>({
    resource: bankLine.name,
    id: isAsked ? id : undefined,
  })
  const [isBusy, setBusy] = useState(false)
  const refreshAll = useRefreshAll()
  const join = async () => {
    setBusy(true)
    try {
      await actOnRecord(bankLine, { kind: 'transition', name: 'join' }, { id: String(record.id) })
      refreshAll(['bank_line'])
    } catch (error) {
      showError(t, error)
      setBusy(false)
    }
  }
  const mayJoin = isAsked && can('join', bankLine.name)
  useSingleKeys(mayJoin ? { [joinKey]: () => void (isBusy || join()) } : {})
  if (!isAsked) return null
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>}>
      {query.error !== null && (
        <Failure title={t(`${words}.failed`)} error={query.error} t={t} retry={() => void query.refetch()} />
      )}
      {told === undefined && query.error === null && (
        <Skeleton active title={false} paragraph={{ rows: 1 }} />
      )}
      {told !== undefined && <p translate="no">{lineTitle(told, tools)}</p>}
      {mayJoin && (
        <>
          <kbd>{joinKey}</kbd>{' '}
          <Button size="small" loading={isBusy} onClick={() => void join()}>
            {t(`${words}.join`)}
          </Button>
        </>
      )}
    </Card>
  )
}
