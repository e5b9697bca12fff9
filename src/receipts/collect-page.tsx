import { Card, Skeleton, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyEntity } from '#core/entity.ts'
import type { receipt } from '#entities/receipts/receipt.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { recordCrumbs } from '../crud/record/page-crumbs.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { queryClient } from '../data/query-client.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { CollectByPurpose } from './collect-by-purpose.tsx'
import { DeskStart } from './desk-start.tsx'
import { PayerSearch } from './payer-search.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { TillPanel } from './till.tsx'
import { useAccount, useDeskCash } from './use-account.ts'
import { useMethods } from './use-methods.ts'
import '../fields/fields.css'
import './receipts.css'

/** The cashier's desk: who pays, what for, how much; and then the next one. Made for the keyboard. */
export function CashierDesk({ entity }: { readonly entity: AnyEntity }) {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const [params, setParams] = useSearchParams()
  const [made, setMade] = useState<StoredShown<typeof receipt>>()
  const search = useRef<InputRef>(null)
  const apartmentId = params.get('apartment') ?? undefined
  const feeIds = params.getAll('fee')
  const payerKey = params.get('payer') ?? undefined
  const { data: account, error, isPending, refetch } = useAccount(apartmentId)
  // Asked for before anybody is chosen: who types fast is not to collect by no method.
  const methods = useMethods()
  // So are the currencies: the field in which somebody types is not to be replaced.
  const { isPending: isCashPending } = useDeskCash(building?.id, undefined)
  const next = () => {
    setMade(undefined)
    setParams({}, { replace: true })
    void queryClient.invalidateQueries({ queryKey: ['desk', 'payers'] })
    // The dialog gives the focus back to what had it; the next customer begins at the search.
    setTimeout(() => search.current?.focus(), 0)
  }
  const content = () => {
    if (apartmentId === undefined) return <DeskStart buildingId={building?.id} tools={tools} />
    // The loaded data stays when a reload fails: somebody is typing.
    if (error !== null && account === undefined)
      return (
        <Failure title={t('console.desk.load_failed')} error={error} t={t} retry={() => void refetch()} />
      )
    if (isPending || account === undefined || methods === undefined || isCashPending)
      return <Skeleton active paragraph={{ rows: 8 }} />
    return (
      <CollectByPurpose
        key={`${apartmentId} ${feeIds.join()} ${payerKey}`}
        apartmentId={apartmentId}
        feeIds={feeIds}
        payerKey={payerKey}
        account={account}
        methods={methods}
        tools={tools}
        reload={() => void refetch()}
        onDone={setMade}
      />
    )
  }
  return (
    <Page title={t('console.desk.title')} breadcrumb={recordCrumbs(tools, entity)}>
      <div className="desk">
        <Card size="small" className="desk-payer">
          <PayerSearch
            field={search}
            buildingId={building?.id}
            tools={tools}
            chosen={apartmentId}
            choose={({ id, notice_fees }) =>
              setParams({ apartment: id, fee: [...notice_fees] }, { replace: true })
            }
          />
        </Card>
        {content()}
        <TillPanel buildingId={building?.id} tools={tools} />
      </div>
      <ReceiptDialog made={made} tools={tools} close={next} />
    </Page>
  )
}
